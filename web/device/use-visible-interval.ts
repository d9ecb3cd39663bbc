import { useEffect, useEffectEvent } from 'react';

/** A timer may fire a little before its time. */
const SLACK_MS = 250;

/** When the page becomes visible, an overdue call runs at once. */
export function useVisibleInterval(onTick: () => void, everyMs: number, active: boolean): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!active) return;
    let lastAt = performance.now();
    const whenDue = () => {
      if (document.hidden || performance.now() - lastAt < everyMs - SLACK_MS) return;
      lastAt = performance.now();
      tick();
    };
    const timer = setInterval(whenDue, everyMs);
    document.addEventListener('visibilitychange', whenDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenDue);
    };
  }, [everyMs, active]);
}
