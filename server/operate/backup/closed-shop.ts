import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { acquireServerLock } from '../../platform/db/server-lock';
import { isDamage } from '../../platform/db/sqlite-connection';
import { isFileInUse } from '../../platform/db/sqlite-engine';
import type { Env } from '../start/env';
import { BackupError } from './backup-file';
import { giveToOwnerOf } from './file-owner';
import { shopFile } from './make-backup';

const IS_OPEN = 'The shop is open. Stop it first.';

/** A SQLite server that starts meanwhile waits. @throws BackupError when anything has the file open. */
export async function withClosedShop<Result>(env: Env, work: () => Promise<Result>) {
  const file = shopFile(env);
  if (!file) return work();
  const release = await acquireServerLock(env.dataDir, { waitMs: 0 });
  if (!release) throw new BackupError(IS_OPEN);
  try {
    giveToOwnerOf(env.dataDir, join(env.dataDir, 'server.lock'));
    if (existsSync(file) && isInUse(file)) throw new BackupError(IS_OPEN);
    return await work();
  } finally {
    release();
  }
}

/** A damaged file counts as unused, so that a restore can replace it. */
function isInUse(file: string): boolean {
  try {
    return isFileInUse(file);
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}
