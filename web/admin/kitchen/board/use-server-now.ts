import { useState } from 'react';
import { useVisibleInterval } from '../../../device/use-visible-interval';

const EVERY_MS = 5000;

/**
 * The server's time (ms), which the page follows. A tablet that slept shows the right time at once,
 * because nothing is counted.
 * @param aheadMs how far the server's clock is ahead of the tablet's.
 */
export function useServerNow(aheadMs: number): number {
  const [, setTicks] = useState(0);
  useVisibleInterval(() => setTicks((ticks) => ticks + 1), EVERY_MS, true);
  return Date.now() + aheadMs;
}
