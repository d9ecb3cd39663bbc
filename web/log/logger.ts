import type { LogEntryInput } from '../../shared/contract/logs-contract';

/** Retries wait 2, 4 and 8 s (spec §9). */
const RETRY_BASE_MS = 2000;
const MOST_RETRIES = 3;
/** With the longest texts an entry may have, so many stay below what the server takes as one body. */
export const MOST_IN_CALL = 8;
/** The first are kept: they are the cause of those that follow. */
const MOST_QUEUED = 100;
/** A fault in a loop does not become a flood. */
export const MOST_A_MINUTE = 30;
const MINUTE_MS = 60_000;

/** Why entries were not taken: no permission, nobody there or too many at once, or anything else. */
export type SendFailure = 'denied' | 'unavailable' | 'other';

/** What the logger needs of the world. */
export interface LoggerDoors {
  /** Sends 1 to `MOST_IN_CALL` entries. */
  send: (entries: LogEntryInput[]) => Promise<unknown>;
  whyFailed: (error: unknown) => SendFailure;
  /** Undefined while it is not known: the session is not read yet. */
  isSignedIn: () => boolean | undefined;
  /** Milliseconds, of a clock that only goes on. */
  now: () => number;
}

export interface Logger {
  /** Keeps an entry until it can be sent. Never fails. */
  log(entry: LogEntryInput): void;
  /** Somebody signed in or out. */
  sessionChanged(): void;
  /** The connection went or came back. */
  setOnline(online: boolean): void;
  /** False once the server has refused a signed-in visitor's entries; it takes none any more (spec §4). */
  enabled(): boolean;
}

/**
 * The log of a page (spec §4, §8). Entries wait while nobody is signed in, or that is not known yet,
 * and while the shop cannot be reached; they leave at sign-in and when the connection returns.
 */
export function createLogger(doors: LoggerDoors, online: boolean): Logger {
  let enabled = true;
  let queue: LogEntryInput[] = [];
  let sending = false;
  let retries = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let minute = { since: doors.now(), entries: 0 };

  function flush(): void {
    const busy = sending || waiting !== undefined;
    if (!enabled || busy || !online || !doors.isSignedIn() || queue.length === 0) return;
    void sendNext();
  }

  async function sendNext(): Promise<void> {
    const batch = queue.splice(0, MOST_IN_CALL);
    sending = true;
    try {
      await doors.send(batch);
      retries = 0;
    } catch (error) {
      afterFailure(batch, doors.whyFailed(error));
    }
    sending = false;
    flush();
  }

  function afterFailure(batch: LogEntryInput[], why: SendFailure): void {
    if (why === 'denied' && doors.isSignedIn()) {
      enabled = false;
      queue = [];
      return;
    }
    if (why !== 'other' || !online) {
      putBack(batch);
      online = false;
      return;
    }
    if (retries === MOST_RETRIES) {
      retries = 0;
      return;
    }
    putBack(batch);
    waiting = setTimeout(
      () => {
        waiting = undefined;
        flush();
      },
      RETRY_BASE_MS * 2 ** retries,
    );
    retries += 1;
  }

  function putBack(batch: LogEntryInput[]): void {
    queue = [...batch, ...queue].slice(0, MOST_QUEUED);
  }

  function isTooMany(): boolean {
    if (doors.now() - minute.since >= MINUTE_MS) minute = { since: doors.now(), entries: 0 };
    minute.entries += 1;
    return minute.entries > MOST_A_MINUTE;
  }

  return {
    log(entry) {
      if (!enabled || countAgain(queue, entry) || isTooMany()) return;
      if (queue.length < MOST_QUEUED) queue.push(entry);
      flush();
    },
    sessionChanged() {
      // Whoever could sign in has a connection.
      if (doors.isSignedIn()) online = true;
      flush();
    },
    setOnline(next) {
      online = next;
      flush();
    },
    enabled: () => enabled,
  };
}

/** Whether the same thing waits already; then it is counted there, as `times`. */
function countAgain(queue: LogEntryInput[], entry: LogEntryInput): boolean {
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
