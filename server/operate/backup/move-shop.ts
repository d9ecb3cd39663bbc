import type { Env } from '../start/env';
import { databaseName } from '../start/last-served';
import type { Platform } from '../start/platform';
import { BackupError } from './backup-file';
import { withClosedShop } from './closed-shop';
import { findShopFile, makeBackup } from './make-backup';
import { noteMove } from './moved-shop';
import { restoreBackup } from './restore-backup';
import { withWorkFolder } from './work-folder';

/**
 * PostgreSQL has to be empty. The SQLite file is not changed, but its server opens it no more.
 * @throws BackupError when it fails, or the shop is open: orders placed meanwhile would be lost.
 */
export async function moveShop(env: Env, platform: Platform, databaseUrl: string) {
  if (!findShopFile(env)) {
    throw new BackupError('This shop is on PostgreSQL already: DATABASE_URL is set.');
  }
  return withClosedShop(env, () =>
    withWorkFolder(env.dataDir, async (folder) => {
      const file = await makeBackup(env, platform, { folder, keep: 1 });
      const restored = await restoreBackup({ ...env, databaseUrl }, platform, file);
      noteMove(env.dataDir, databaseName({ databaseUrl }));
      return restored;
    }),
  );
}
