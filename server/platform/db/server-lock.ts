import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteConnection, SqliteError } from './sqlite-connection';

const FILE_NAME = 'server.lock';
const RETRY_EVERY_MS = 100;

interface LockOptions {
  /** How long to wait for another server to end; 0 tries once. */
  waitMs: number;
  onWait?: () => void;
}

/**
 * Two servers of one SQLite file would not see each other's notifications. The operating system locks an
 * empty file beside the database, so the lock ends with the process. A backup needs no such lock.
 * @returns releases the lock; undefined when another server still held it after `waitMs`.
 */
export async function acquireServerLock(dataDir: string, { waitMs, onWait }: LockOptions) {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, FILE_NAME);
  const deadline = performance.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    const release = tryLock(file);
    if (release || performance.now() >= deadline) return release;
    if (isFirst) onWait?.();
    await sleep(RETRY_EVERY_MS);
  }
}

function tryLock(file: string): (() => void) | undefined {
  const lock = new SqliteConnection(file, { timeoutMs: 0 });
  try {
    lock.exec('pragma journal_mode = memory');
    // SQLite silently takes no lock on a read-only file unless it has to write. The write is never
    // committed, so a full disk does no harm.
    lock.exec('begin exclusive; pragma user_version = 1');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof SqliteError && error.code === 'SQLITE_BUSY') return undefined;
    throw error;
  }
}
