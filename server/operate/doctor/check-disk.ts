import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Finding, ok, problem, warning } from './finding';

const MB = 1_000_000;
/** SQLite's WAL and an hour of orders need less than this. */
const PROBLEM_BELOW_BYTES = 200 * MB;
const WARNING_BELOW_BYTES = 1000 * MB;
/** A backup, a copy before an upgrade and a restore each need as much as the database. */
const COPIES_THAT_FIT = 3;

export async function checkDisk(dataDir: string, shopFile: string | undefined): Promise<Finding> {
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const databaseBytes = shopFile && existsSync(shopFile) ? statSync(shopFile).size : 0;
  return judgeDisk(folder, bavail * bsize, databaseBytes);
}

export function judgeDisk(folder: string, freeBytes: number, databaseBytes: number): Finding {
  const free = `${Math.floor(freeBytes / MB)} MB are free in ${folder}`;
  const wanted = Math.max(WARNING_BELOW_BYTES, COPIES_THAT_FIT * databaseBytes);
  if (freeBytes < PROBLEM_BELOW_BYTES) {
    return problem(
      'disk',
      `${free}. Free some space now: with a full disk the shop takes no orders.`,
    );
  }
  if (freeBytes < wanted) {
    return warning(
      'disk',
      `${free}. Free some space: ${Math.ceil(wanted / MB)} MB are recommended.`,
    );
  }
  return ok('disk', `${free}.`);
}
