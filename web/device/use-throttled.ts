import { useEffect, useEffectEvent, useRef } from 'react';

/** Throttles calls: the first runs at once, and calls during the pause run as one at its end. */
export function useThrottled(work: () => void, pauseMs: number): () => void {
  const run = useEffectEvent(work);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef(false);
  const call = useRef(() => {});
  useEffect(() => {
    call.current = () => {
      if (timer.current !== undefined) {
        again.current = true;
        return;
      }
      again.current = false;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (again.current) call.current();
      }, pauseMs);
      run();
    };
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      call.current = () => {};
    };
  }, [pauseMs]);
  return () => call.current();
}
