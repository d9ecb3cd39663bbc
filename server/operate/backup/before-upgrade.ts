import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import type { Env } from '../start/env';
import type { Platform } from '../start/platform';
import { syncToDisk } from './backup-file';
import { backupFolder, makeBackup } from './make-backup';

const KEEP_BEFORE_UPGRADE = 3;
const FILE_NAME = 'upgrade-begun.json';

/** An upgrade that has not completed: the first migration that was pending, and the copy made before it. */
const upgradeBegun = z.object({ pending: z.string(), copy: z.string() });
type UpgradeBegun = z.infer<typeof upgradeBegun>;

/**
 * Each interrupted upgrade makes another copy, and only those from before its first migration open with the
 * version to go back to. The newest of these stays until the upgrade is complete.
 * @param pending the migrations to come. @returns the file's path.
 * @throws BackupError without a good backup: the caller must not upgrade then.
 */
export async function backUpBeforeUpgrade(
  env: Env,
  platform: Platform,
  [pending = '']: readonly string[],
): Promise<string> {
  const folder = backupFolder(env);
  const begun = readBegun(folder);
  const job = { folder, keep: KEEP_BEFORE_UPGRADE, kind: 'before-upgrade' } as const;
  const file = await makeBackup(env, platform, { ...job, spared: begun?.copy });
  const isFirst = begun === undefined || begun.pending === pending;
  if (isFirst) writeBegun(folder, { pending, copy: basename(file) });
  return file;
}

/** Call it once no migration is pending. */
export function endUpgrade(env: Env): void {
  rmSync(join(backupFolder(env), FILE_NAME), { force: true });
}

function readBegun(folder: string): UpgradeBegun | undefined {
  try {
    return upgradeBegun.parse(JSON.parse(readFileSync(join(folder, FILE_NAME), 'utf8')));
  } catch {
    return undefined;
  }
}

/** A power cut leaves the old record or the new one. */
function writeBegun(folder: string, begun: UpgradeBegun): void {
  const file = join(folder, FILE_NAME);
  writeFileSync(`${file}.new`, `${JSON.stringify(begun)}\n`);
  syncToDisk(`${file}.new`);
  renameSync(`${file}.new`, file);
  syncToDisk(folder);
}
