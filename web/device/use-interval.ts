import { useEffect, useEffectEvent } from 'react';

/**
 * While active, calls back at once and then at intervals, on hidden pages too. A browser may
 * stretch those to a minute.
 */
export function useInterval(onTick: () => void, everyMs: number, active: boolean): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!active) return;
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, active]);
}
