import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { type BackLayers, createBackLayers } from './back-layers';

const BackLayersContext = createContext<BackLayers | undefined>(undefined);

/** Within it, Back closes what is open over the page. The hooks of the router know a navigation too late. */
export function ClosedByBack({ children }: { children: ReactNode }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [layers] = useState(() => router && createBackLayers(router));
  useEffect(() => layers?.follow(), [layers]);
  return <BackLayersContext value={layers}>{children}</BackLayersContext>;
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
