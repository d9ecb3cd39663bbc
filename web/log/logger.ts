import type { LogEntryInput } from '../../shared/contract/platform/logs-contract';
import { MINUTE_MS } from '../../shared/domain/platform/durations';

/** Retries wait 2, 4 and 8 s (platform rule 9). */
const RETRY_BASE_MS = 2000;
const MOST_RETRIES = 3;
/** This many entries of the maximum length fit into one request. */
export const MOST_IN_CALL = 8;
/** The oldest entries are kept, because they explain the others. */
const MOST_QUEUED = 100;
/** Limits the log of an error in a loop. */
export const MOST_A_MINUTE = 30;

/** Why a send failed: no permission, server unavailable or limit exceeded, or any other reason. */
export type SendFailure = 'denied' | 'unavailable' | 'other';

interface LoggerDependencies {
  /** Sends 1 to `MOST_IN_CALL` entries. */
  send: (entries: LogEntryInput[]) => Promise<unknown>;
  whyFailed: (error: unknown) => SendFailure;
  /** Undefined until the session has been read. */
  isSignedIn: () => boolean | undefined;
  /** A monotonic clock in ms. */
  now: () => number;
}

export interface Logger {
  /** Queues an entry until it can be sent. Never throws. */
  log(entry: LogEntryInput): void;
  sessionChanged(): void;
  setOnline(online: boolean): void;
  /** False once the server has denied a signed-in visitor's entries (platform rule 9). */
  enabled(): boolean;
}

/** Queues entries until a user is signed in and the shop is reachable (platform rule 9). */
export function createLogger(dependencies: LoggerDependencies, online: boolean): Logger {
  let enabled = true;
  let queue: LogEntryInput[] = [];
  let sending = false;
  let retries = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let minute = { since: dependencies.now(), entries: 0 };

  function flush(): void {
    const busy = sending || waiting !== undefined;
    if (!enabled || busy || !online || !dependencies.isSignedIn() || queue.length === 0) return;
    void sendNext();
  }

  async function sendNext(): Promise<void> {
    const batch = queue.splice(0, MOST_IN_CALL);
    sending = true;
    try {
      await dependencies.send(batch);
      retries = 0;
    } catch (error) {
      afterFailure(batch, dependencies.whyFailed(error));
    }
    sending = false;
    flush();
  }

  function afterFailure(batch: LogEntryInput[], why: SendFailure): void {
    if (why === 'denied' && dependencies.isSignedIn()) {
      enabled = false;
      queue = [];
      return;
    }
    if (why !== 'other' || !online) {
      requeue(batch);
      online = false;
      return;
    }
    if (retries === MOST_RETRIES) {
      retries = 0;
      return;
    }
    requeue(batch);
    waiting = setTimeout(
      () => {
        waiting = undefined;
        flush();
      },
      RETRY_BASE_MS * 2 ** retries,
    );
    retries += 1;
  }

  function requeue(batch: LogEntryInput[]): void {
    queue = [...batch, ...queue].slice(0, MOST_QUEUED);
  }

  function isOverLimit(): boolean {
    if (dependencies.now() - minute.since >= MINUTE_MS)
      minute = { since: dependencies.now(), entries: 0 };
    minute.entries += 1;
    return minute.entries > MOST_A_MINUTE;
  }

  return {
    log(entry) {
      if (!enabled || countRepeat(queue, entry) || isOverLimit()) return;
      if (queue.length < MOST_QUEUED) queue.push(entry);
      flush();
    },
    sessionChanged() {
      // A sign-in shows that there is a connection.
      if (dependencies.isSignedIn()) online = true;
      flush();
    },
    setOnline(next) {
      online = next;
      flush();
    },
    enabled: () => enabled,
  };
}

/** Counts a repeated entry in the queued entry's `times`. */
function countRepeat(queue: LogEntryInput[], entry: LogEntryInput): boolean {
  const same = queue.find(
    ({ level, category, message, path }) =>
      level === entry.level &&
      category === entry.category &&
      message === entry.message &&
      path === entry.path,
  );
  if (same) same.data = { ...same.data, times: Number(same.data?.['times'] ?? 1) + 1 };
  return same !== undefined;
}
