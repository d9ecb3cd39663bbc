import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env';
import type { World } from '../world';
import { BackupError } from './backup-file';
import { makeBackup, shopFile } from './make-backup';
import { type Restored, restoreBackup } from './restore-backup';
import { whileClosed } from './while-closed';

/**
 * Pours a SQLite shop into an empty PostgreSQL database and compares the rows of each table. The
 * SQLite file stays as it was.
 * @param databaseUrl of the new database.
 * @throws BackupError when the shop is open, for its next order would stay behind, or as a backup
 * and its restoring do.
 */
export async function moveShop(env: Env, world: World, databaseUrl: string): Promise<Restored> {
  const source = shopFile(env);
  if (!source) throw new BackupError('This shop is on PostgreSQL already: DATABASE_URL is set.');
  if (!existsSync(source)) throw new BackupError(`There is no shop at ${source}.`);
  return whileClosed(env, async () => {
    const folder = mkdtempSync(join(env.dataDir, 'moving-'));
    try {
      const file = await makeBackup(env, world, { folder, keep: 1 });
      return await restoreBackup({ ...env, databaseUrl }, world, file);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
