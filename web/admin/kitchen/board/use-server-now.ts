import { useState } from 'react';
import { useVisibleInterval } from '../../../device/use-visible-interval';

const EVERY_MS = 5000;

/** Nothing is counted, so a tablet that slept is right at once. @param aheadMs of the server. */
export function useServerNow(aheadMs: number): number {
  const [, setTicks] = useState(0);
  useVisibleInterval(() => setTicks((ticks) => ticks + 1), EVERY_MS, true);
  return Date.now() + aheadMs;
}
