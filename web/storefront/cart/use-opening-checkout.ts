import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { afterPaint } from '../../device/use-after-paint';
import { useBackLayers, useLoadLayers } from '../../ui/closed-by-back';
import { usePageState } from '../../ui/use-page-state';

/**
 * Opens the checkout, and says whether a tap has asked for it: the router says so only in a transition, too late on
 * a weak phone. It ends when that page is lost.
 */
export function useOpeningCheckout(): [boolean, () => void] {
  const [isOpening, setOpening] = usePageState(false);
  const navigate = useNavigate();
  const layers = useBackLayers();
  const loadLayers = useLoadLayers();
  const stop = useEffectEvent(() => setOpening(false));
  useEffect(() => layers?.onLost(() => stop()), [layers]);
  const open = () => {
    setOpening(true);
    // Without the layers, a lost script would reload this page.
    afterPaint(() => void loadLayers().then(() => navigate('/checkout')));
  };
  return [isOpening, open];
}
