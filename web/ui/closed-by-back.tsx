import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import type { BackLayers } from './back-layers';
import { layersOf } from './layer-entry';
import type { createPageLayers } from './page-layers';
import { useToast } from './toast';

type LoadLayers = () => Promise<unknown>;

const BackLayersContext = createContext<BackLayers | undefined>(undefined);
const LoadLayersContext = createContext<LoadLayers>(() => Promise.resolve());

interface ClosedByBackProps {
  /** Calls back at the visitor's first tap. @returns cancels it. */
  whenUsed: (load: () => void) => () => void;
  children: ReactNode;
}

/**
 * Within it, Back closes what is open over the page, and a page whose scripts are lost can be asked for again. The
 * code comes with the first tap that can open something, or after a reload at once. The hooks of the router know a
 * navigation too late.
 */
export function ClosedByBack({ whenUsed, children }: ClosedByBackProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const toast = useToast();
  const [layers, setLayers] = useState<BackLayers>();
  const loading = useRef<Promise<void>>(undefined);
  const stop = useRef<() => void>(undefined);
  const load = useCallback<LoadLayers>(async () => {
    if (!router) return;
    loading.current ??= createLayers(router, toast).then((made) => {
      stop.current = made.follow();
      setLayers(made);
    });
    // Without it, Back leaves the page.
    await loading.current.catch(() => undefined);
  }, [router, toast]);
  useEffect(() => {
    if (!router) return;
    if (layersOf(router.state.location).length === 0) return whenUsed(() => void load());
    void load();
  }, [router, load, whenUsed]);
  useEffect(() => () => stop.current?.(), []);
  return (
    <LoadLayersContext value={load}>
      <BackLayersContext value={layers}>{children}</BackLayersContext>
    </LoadLayersContext>
  );
}

async function createLayers(...args: Parameters<typeof createPageLayers>): Promise<BackLayers> {
  const { createPageLayers } = await import('./page-layers');
  return createPageLayers(...args);
}

/** Undefined where Back leaves the page, as in the back office. */
export const useBackLayers = () => useContext(BackLayersContext);

/** Loads what keeps a page while the next one comes; it never rejects. */
export const useLoadLayers = () => useContext(LoadLayersContext);

/** While something is open, Back closes it instead of leaving the page. */
export function useClosedByBack(isOpen: boolean, onBack: () => void): void {
  const layers = useBackLayers();
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (isOpen) return layers?.add(() => close());
  }, [isOpen, layers]);
}
