import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useBackLayers, useLoadLayers } from './closed-by-back';
import { usePageState } from './use-page-state';

/**
 * Opens the next page, and says whether a tap has asked for it: the router says so only in a transition, too late on
 * a weak phone. It ends when that page is lost.
 * @param answered calls back once the tap has been answered on the screen.
 */
export function useOpening(
  path: string,
  answered: (next: () => void) => void,
): [boolean, () => void] {
  const [isOpening, setOpening] = usePageState(false);
  const navigate = useNavigate();
  const layers = useBackLayers();
  const loadLayers = useLoadLayers();
  const stop = useEffectEvent(() => setOpening(false));
  useEffect(() => layers?.onLost(() => stop()), [layers]);
  const open = () => {
    setOpening(true);
    // Without the layers, a lost script would reload this page.
    answered(() => void loadLayers().then(() => navigate(path)));
  };
  return [isOpening, open];
}
