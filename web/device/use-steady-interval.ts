import { useEffect, useEffectEvent } from 'react';

/**
 * While active, calls back at once and then every so often, whether the page is in sight or not; a
 * browser may stretch the pause of a hidden one to a minute.
 */
export function useSteadyInterval(onTick: () => void, everyMs: number, active: boolean): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!active) return;
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, active]);
}
