import { useEffect, useEffectEvent } from 'react';
import { useBackLayers } from './closed-by-back';
import { usePageState } from './use-page-state';

/**
 * Whether a tap has asked for the next page: the router says so only in a transition, too late on a weak phone.
 * It ends when that page is lost.
 */
export function useOpening(): [boolean, () => void] {
  const [isOpening, setOpening] = usePageState(false);
  const layers = useBackLayers();
  const stop = useEffectEvent(() => setOpening(false));
  useEffect(() => layers?.onLost(() => stop()), [layers]);
  return [isOpening, () => setOpening(true)];
}
