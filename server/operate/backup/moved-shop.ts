import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToOwnerOf } from './file-owner';

const FILE_NAME = 'moved-to';

export function noteMove(dataDir: string, database: string): void {
  const file = join(dataDir, FILE_NAME);
  writeFileSync(file, `${database}\n`, { flush: true });
  giveToOwnerOf(dataDir, file);
}

/** Why a folder's SQLite shop must not open; undefined when it may. */
export function moveProblem(dataDir: string): string | undefined {
  const file = join(dataDir, FILE_NAME);
  if (!existsSync(file)) return undefined;
  const database = readFileSync(file, 'utf8').trim();
  return `The shop in ${dataDir} was moved to ${database}. Set DATABASE_URL. To open the old SQLite shop again, without the orders placed since, delete ${file}.`;
}

/** When a backup replaces the shop that was moved. */
export function forgetMove(dataDir: string): void {
  rmSync(join(dataDir, FILE_NAME), { force: true });
}
