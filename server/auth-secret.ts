import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE_NAME = 'auth-secret';

/**
 * The secret that signs sessions and guests' order links: the environment's, or one made at the
 * first start and kept in the data folder, readable by its owner alone.
 */
export function authSecret(
  given: string | undefined,
  dataDir: string,
  makeSecret: () => string,
): string {
  if (given) return given;
  const file = join(dataDir, FILE_NAME);
  mkdirSync(dataDir, { recursive: true });
  try {
    // 'wx': of two processes that start together, one makes the file and the other reads it.
    writeFileSync(file, makeSecret(), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}

/** Puts a restored shop's secret in the place of whatever was there. */
export function replaceSecret(dataDir: string, secret: string): void {
  const file = join(dataDir, FILE_NAME);
  const next = `${file}.next`;
  writeFileSync(next, secret, { mode: 0o600, flush: true });
  renameSync(next, file);
}
