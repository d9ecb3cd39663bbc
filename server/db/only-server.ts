import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';

const FILE_NAME = 'server.lock';
const LOOK_EVERY_MS = 100;

/** How a server waits for the one before it, which may still be closing. */
export interface Waiting {
  /** Zero asks once. */
  forMs: number;
  /** Told once, when there is somebody to wait for. */
  onWait?: () => void;
}

/**
 * Makes this process the only server of a folder's SQLite shop: two would each keep answers and follow
 * orders without hearing of what the other one writes. The lock is the operating system's, on an empty
 * SQLite file beside the database, so that it ends with the process however that ends; the file stays.
 * Programs that only look or write now and then, such as a backup, need no such right.
 * @returns gives the right up; undefined when another server still had it at the end of the waiting.
 */
export async function becomeOnlyServer(
  dataDir: string,
  { forMs, onWait }: Waiting,
): Promise<(() => void) | undefined> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, FILE_NAME);
  const deadline = performance.now() + forMs;
  for (let isFirst = true; ; isFirst = false) {
    const giveUp = takeLock(file);
    if (giveUp || performance.now() >= deadline) return giveUp;
    if (isFirst) onWait?.();
    await sleep(LOOK_EVERY_MS);
  }
}

function takeLock(file: string): (() => void) | undefined {
  const lock = new SQLite(file, { timeout: 0 });
  try {
    lock.pragma('journal_mode = memory');
    // Of a file that may only be read SQLite takes no lock and says nothing; it has to be asked to
    // write. It is never committed, so nothing reaches the disk, and a full one is no obstacle.
    lock.exec('begin exclusive; pragma user_version = 1');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      return undefined;
    throw error;
  }
}
