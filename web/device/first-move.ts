import { afterPaint } from './use-after-paint';

/** Events before or at a visitor's first tap. A tap before hydration is replayed as a click alone. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click'] as const;

/** Calls back once, after the frame that answers the visitor's first interaction. Returns a function that cancels this. */
export function atFirstMove(onMove: () => void): () => void {
  const moved = new AbortController();
  const first = () => {
    moved.abort();
    afterPaint(onMove);
  };
  for (const sign of SIGNS_OF_LIFE) {
    addEventListener(sign, first, { capture: true, passive: true, signal: moved.signal });
  }
  // The tap that made React hydrate the page has already passed the capturing listeners.
  addEventListener('click', first, { signal: moved.signal });
  return () => moved.abort();
}
