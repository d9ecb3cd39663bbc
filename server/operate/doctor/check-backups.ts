import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS } from '../../../shared/domain/platform/durations';
import { BackupError } from '../backup/backup-file';
import { listBackups } from '../backup/make-backup';
import { restoreBackup } from '../backup/restore-backup';
import { withWorkFolder } from '../backup/work-folder';
import type { Env } from '../start/env';
import type { Platform } from '../start/platform';
import { type Finding, ok, problem, warning } from './finding';

const WARNING_AFTER_HOURS = 26;
const PROBLEM_AFTER_HOURS = 7 * 24;

/** Restores the newest into a temporary folder and checks its age. */
export async function checkBackups(env: Env, platform: Platform, folder: string): Promise<Finding> {
  const [newest] = existsSync(folder) ? listBackups(folder, 'shop') : [];
  if (newest === undefined) {
    const advice = `There is no backup in ${folder}. Run npm run backup, and schedule it every hour.`;
    return (env.shopMode === 'live' ? problem : warning)('backups', advice);
  }
  try {
    const { madeAt, rows } = await withWorkFolder(folder, (trial) =>
      restoreBackup(
        { ...env, dataDir: trial, databaseUrl: undefined },
        platform,
        join(folder, newest),
      ),
    );
    const hours = (platform.clock().getTime() - Date.parse(madeAt)) / HOUR_MS;
    const found = `The newest (${newest}) can be restored: ${rows['orders']} orders.`;
    if (hours <= WARNING_AFTER_HOURS) return ok('backups', found);
    const isOld = hours > PROBLEM_AFTER_HOURS;
    return (isOld ? problem : warning)(
      'backups',
      `${found} It is ${Math.round(hours)} hours old. Schedule npm run backup every hour.`,
    );
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return problem(
      'backups',
      `The newest (${newest}) cannot be restored. ${error.message} Run npm run backup, then npm run doctor again.`,
    );
  }
}
