import type { OpenDatabase } from '../../platform/db/database';
import { DISPLAYS_CHANNEL } from './display-store';

/** Wakes the streams of an account's displays when its till, on any server, sends a state. */
export interface DisplayFeed {
  /** Waits at most `timeoutMs` for a state, and no longer than the feed or the listener. */
  next(adminId: string, timeoutMs: number, signal: AbortSignal): Promise<void>;
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
      for (const [wake, account] of waiting) {
        // A message without an account says that some were missed: every display reads again.
        if (adminId === undefined || adminId === account) wake();
      }
    });
  }

  return {
    async next(adminId, timeoutMs, signal) {
      start();
      if (closed || signal.aborted) return;
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, timeoutMs);
        waiting.set(wake, adminId);
        signal.addEventListener('abort', wake);
      });
    },
    isClosed: () => closed,
    close() {
      closed = true;
      for (const wake of waiting.keys()) wake();
    },
  };
}
