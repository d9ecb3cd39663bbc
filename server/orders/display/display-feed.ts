import type { OpenDatabase } from '../../platform/db/database';
import { DISPLAYS_CHANNEL } from './display-store';

/** Wakes the streams of an account's displays when its till, on any server, sends a state. */
export interface DisplayFeed {
  /** @returns false if nothing comes for `timeoutMs`, and once the feed or the listener has ended. */
  next(adminId: string, timeoutMs: number, signal: AbortSignal): Promise<boolean>;
  isClosed(): boolean;
  /** Ends every stream. */
  close(): void;
}

export function createDisplayFeed({ notifications }: OpenDatabase): DisplayFeed {
  const waiting = new Map<() => void, string>();
  let isSubscribed = false;
  let closed = false;

  function start(): void {
    if (isSubscribed) return;
    isSubscribed = true;
    notifications.subscribe(DISPLAYS_CHANNEL, (adminId) => {
      // Without an account, messages of some were missed.
      for (const [wake, of] of waiting) if (adminId === undefined || adminId === of) wake();
    });
  }

  return {
    async next(adminId, timeoutMs, signal) {
      start();
      if (closed || signal.aborted) return false;
      let timer: NodeJS.Timeout | undefined;
      let end: (() => void) | undefined;
      const isNew = await new Promise<boolean>((resolve) => {
        const wake = () => resolve(true);
        end = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          signal.removeEventListener('abort', give);
        };
        const give = () => resolve(false);
        waiting.set(wake, adminId);
        signal.addEventListener('abort', give);
        timer = setTimeout(give, timeoutMs);
      });
      end?.();
      return isNew && !closed;
    },
    isClosed: () => closed,
    close() {
      closed = true;
      for (const wake of waiting.keys()) wake();
    },
  };
}
