import { useEffect, useEffectEvent } from 'react';

/** Calls back at once and then at intervals, which a browser may stretch on hidden pages. */
export function useInterval(onTick: () => void, everyMs: number, active: boolean): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!active) return;
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, active]);
}
