import { existsSync } from 'node:fs';
import { acquireServerLock } from '../db/server-lock';
import { isFileInUse } from '../db/sqlite-engine';
import type { Env } from '../env';
import { BackupError } from './backup-file';
import { shopFile } from './make-backup';

const IS_OPEN = 'The shop is open. Stop it first.';

/**
 * Does the work while no server has the SQLite shop that the settings name; one that is started
 * meanwhile waits, and no order falls between. On PostgreSQL it only does the work.
 * @throws BackupError when a server has the shop, or another program its file.
 */
export async function whileClosed<Result>(env: Env, work: () => Promise<Result>): Promise<Result> {
  const file = shopFile(env);
  if (!file) return work();
  const release = await acquireServerLock(env.dataDir, { waitMs: 0 });
  if (!release) throw new BackupError(IS_OPEN);
  try {
    if (existsSync(file) && isFileInUse(file)) throw new BackupError(IS_OPEN);
    return await work();
  } finally {
    release();
  }
}
