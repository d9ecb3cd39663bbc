import { useEffect, useEffectEvent } from 'react';

/** Calls back at once and then at intervals; on hidden pages a browser may stretch these. */
export function useInterval(onTick: () => void, everyMs: number, active: boolean): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!active) return;
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, active]);
}
