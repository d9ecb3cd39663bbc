import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Throttles calls: the first runs at once, and calls during the pause run as one at its end.
 * @param work its promise lengthens the pause until it settles, for ten seconds at most.
 */
export function useThrottled(work: () => unknown, pauseMs: number): () => void {
  const run = useEffectEvent(work);
  const call = useRef(() => {});
  useEffect(() => {
    let isUsed = true;
    call.current = throttle(() => isUsed && run(), pauseMs);
    return () => {
      isUsed = false;
      call.current = () => {};
    };
  }, [pauseMs]);
  return () => call.current();
}

/** For how long work without an end lengthens the pause: longer than a call on a slow network (ms). */
const LONGEST_WORK_MS = 10_000;

/** Were work begun anew before it ends, news in a rush would have each read thrown away for the next, and show none. */
export function throttle(work: () => unknown, pauseMs: number): () => void {
  let isPaused = false;
  let again = false;
  return function call() {
    again = isPaused;
    if (isPaused) return;
    isPaused = true;
    const ended = Promise.race([work(), wait(LONGEST_WORK_MS)]);
    void Promise.allSettled([wait(pauseMs), ended]).then(() => {
      isPaused = false;
      if (again) call();
    });
  };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
