import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE_NAME = 'auth-secret';

/**
 * The secret that signs sessions, and from which all other keys are derived (signing/signer.ts). It comes from the environment, or is
 * generated at the first start and stored in the data folder, where only its owner can read it.
 */
export function authSecret(given: string | undefined, dataDir: string, makeSecret: () => string) {
  if (given) return given;
  const file = join(dataDir, FILE_NAME);
  mkdirSync(dataDir, { recursive: true });
  try {
    // 'wx': when two processes start together, one writes the file and the other reads it.
    writeFileSync(file, makeSecret(), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}

/** The secret in the data folder; undefined when none was generated yet. */
export function readSecret(dataDir: string): string | undefined {
  const file = join(dataDir, FILE_NAME);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Replaces the secret with a restored shop's. @returns the file's path. */
export function replaceSecret(dataDir: string, secret: string): string {
  const file = join(dataDir, FILE_NAME);
  const next = `${file}.next`;
  writeFileSync(next, secret, { mode: 0o600, flush: true });
  renameSync(next, file);
  return file;
}
