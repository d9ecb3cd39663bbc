import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSigner, type Signer } from '../../platform/signing/signer';
import type { Env } from './env';

const FILE_NAME = 'auth-secret';

/** All other keys are derived from it, too (signing/signer.ts). A generated one only its owner can read. */
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

export function readSecret(dataDir: string): string | undefined {
  const file = join(dataDir, FILE_NAME);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** @throws when the shop's secret is missing: a command makes none. */
export function existingSigner(env: Pick<Env, 'authSecret' | 'dataDir'>): Signer {
  const secret = env.authSecret ?? readSecret(env.dataDir);
  if (secret !== undefined) return createSigner(secret);
  throw new Error(
    `The secret is missing: there is neither AUTH_SECRET nor a file ${join(env.dataDir, FILE_NAME)}. Bills cannot be proved without it.`,
  );
}

/** With a restored shop's. @returns the file's path. */
export function replaceSecret(dataDir: string, secret: string): string {
  const file = join(dataDir, FILE_NAME);
  const next = `${file}.next`;
  writeFileSync(next, secret, { mode: 0o600, flush: true });
  renameSync(next, file);
  return file;
}
