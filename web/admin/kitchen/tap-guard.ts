/** For so long after a tap, another one on the same spot counts as its double. */
const INERT_MS = 700;
/** Wider than a shaking finger. */
const SAME_SPOT_PX = 60;

type Tapped = Pick<MouseEvent, 'detail' | 'clientX' | 'clientY'>;

/**
 * Guards against a double tap: the next ticket slides under the finger, and the second tap would move
 * that one. Returns whether a tap counts.
 */
export function createTapGuard(now: () => number = () => performance.now()) {
  let last: { at: number; x: number; y: number } | undefined;
  return ({ detail, clientX: x, clientY: y }: Tapped): boolean => {
    if (detail > 1) return false;
    const at = now();
    // A key's event (detail 0) has no spot.
    const isSameSpot = last && (detail === 0 || Math.hypot(x - last.x, y - last.y) < SAME_SPOT_PX);
    if (last && isSameSpot && at - last.at < INERT_MS) return false;
    last = { at, x, y };
    return true;
  };
}
