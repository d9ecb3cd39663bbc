import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useVisibleInterval } from './use-visible-interval';

interface ReadOptions<Answer> {
  known?: Answer | undefined;
  /** False waits for a call of `read`. */
  atOnce?: boolean;
  /** Another key reads again. */
  key?: string;
  isActive?: boolean;
  /** How often to read while the page is visible (ms); once if undefined. */
  everyMs?: number;
  /** How soon to read after a failure (ms). It doubles with each one, up to `everyMs`. */
  retryMs?: number;
}

interface ReadState<Answer> {
  answer: Answer | undefined;
  /** Why the last reads failed, and how many in a row. */
  failure: { error: unknown; times: number } | undefined;
  isReading: boolean;
}

/** Reads when mounted, at intervals while the page is visible, and when it is online again. */
export function useRead<Answer>(load: () => Promise<Answer>, options: ReadOptions<Answer> = {}) {
  const { known, atOnce = true, key = '', isActive = true, everyMs, retryMs = everyMs } = options;
  const [state, setState] = useState<ReadState<Answer>>({
    answer: known,
    failure: undefined,
    isReading: false,
  });
  const isRunning = useRef(false);
  const isAsked = useRef(false);
  const loadNow = useEffectEvent(load);

  const read = async (): Promise<void> => {
    isAsked.current = true;
    if (isRunning.current) return;
    isRunning.current = true;
    setState((before) => ({ ...before, isReading: true }));
    while (isAsked.current) {
      // A call from here on wants more than this response says.
      isAsked.current = false;
      try {
        const answer = await loadNow();
        setState({ answer, failure: undefined, isReading: true });
      } catch (error) {
        setState((before) => ({
          ...before,
          failure: { error, times: (before.failure?.times ?? 0) + 1 },
        }));
      }
    }
    isRunning.current = false;
    setState((before) => ({ ...before, isReading: false }));
  };

  const whenMounted = useEffectEvent(() => {
    if (atOnce) void read();
  });
  const whenOnline = useEffectEvent(() => {
    if (everyMs !== undefined || state.failure) void read();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key reads again
  useEffect(() => {
    if (!isActive) return;
    whenMounted();
    addEventListener('online', whenOnline);
    return () => removeEventListener('online', whenOnline);
  }, [isActive, key]);

  const backoff = 2 ** ((state.failure?.times ?? 1) - 1);
  const pauseMs = Math.min(everyMs ?? 0, state.failure ? (retryMs ?? 0) * backoff : Infinity);
  useVisibleInterval(() => void read(), pauseMs, isActive && everyMs !== undefined);

  return {
    ...state,
    read: () => void read(),
    /** Shows what the answer to another call says. */
    show: (next: (answer: Answer | undefined) => Answer | undefined) =>
      setState((before) => ({ ...before, answer: next(before.answer), failure: undefined })),
  };
}
