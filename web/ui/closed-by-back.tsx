import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import type { BackLayers, createBackLayers } from './back-layers';
import { layersOf } from './layer-entry';
import { useToast } from './toast';

const BackLayersContext = createContext<BackLayers | undefined>(undefined);

/** Long enough to find a connection. */
const LOST_MS = 20_000;

interface ClosedByBackProps {
  /** Calls back at the visitor's first tap. @returns cancels it. */
  whenUsed: (load: () => void) => () => void;
  children: ReactNode;
}

/**
 * Within it, Back closes what is open over the page, and a page whose scripts are lost can be tried again. The code comes with the first tap that can open something, or
 * after a reload at once. The hooks of the router know a navigation too late.
 */
export function ClosedByBack({ whenUsed, children }: ClosedByBackProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [layers, setLayers] = useState<BackLayers>();
  useEffect(() => {
    if (!router) return;
    // Without it, Back leaves the page.
    const load = () => void createLayers(router).then(setLayers, () => undefined);
    if (layersOf(router.state.location).length === 0) return whenUsed(load);
    load();
  }, [router, whenUsed]);
  useEffect(() => layers?.follow(), [layers]);
  const toast = useToast();
  useEffect(
    () =>
      layers?.onLost((retry) =>
        toast('error', 'The next page did not load. Please check your connection.', {
          durationMs: LOST_MS,
          action: { label: 'Try again', onClick: retry },
        }),
      ),
    [layers, toast],
  );
  return <BackLayersContext value={layers}>{children}</BackLayersContext>;
}

async function createLayers(router: Parameters<typeof createBackLayers>[0]): Promise<BackLayers> {
  const [{ createBackLayers }, { loadPage }] = await Promise.all([
    import('./back-layers'),
    import('./load-page'),
  ]);
  return createBackLayers(router, (location) => loadPage(router, location));
}

/** Undefined where Back leaves the page, as in the back office. */
export const useBackLayers = () => useContext(BackLayersContext);

/** While something is open, Back closes it instead of leaving the page. */
export function useClosedByBack(isOpen: boolean, onBack: () => void): void {
  const layers = useBackLayers();
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (isOpen) return layers?.add(() => close());
  }, [isOpen, layers]);
}
