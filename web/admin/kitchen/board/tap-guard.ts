/** For so long after a tap, another one on the same spot counts as its double. */
const INERT_MS = 700;
/** Wider than a shaking finger. */
const SAME_SPOT_PX = 60;

type Tapped = Pick<MouseEvent, 'detail' | 'clientX' | 'clientY' | 'timeStamp'>;
type Target = Pick<Element, 'isConnected'>;

/**
 * Guards against double taps: when a ticket moves, the next one's button slides under the finger.
 * On a button that stays, only a tap on the same one is a double, so a cook may tick line by line. The time is the
 * finger's: a slow tablet hears of taps later, and of the first one later than of the second.
 */
export function createTapGuard() {
  let last: { at: number; x: number; y: number; button: Target } | undefined;
  return ({ detail, clientX: x, clientY: y, timeStamp: at }: Tapped, button: Target): boolean => {
    if (detail > 1) return false;
    if (last && at - last.at < INERT_MS) {
      // A key's event (detail 0) has no spot.
      const isSameSpot = detail === 0 || Math.hypot(x - last.x, y - last.y) < SAME_SPOT_PX;
      if (button === last.button || (!last.button.isConnected && isSameSpot)) return false;
    }
    last = { at, x, y, button };
    return true;
  };
}
