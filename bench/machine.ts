import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** The measured machine and commit, without which the figures mean nothing. */
export interface Setting {
  date: string;
  /** The commit, with `+` if files have changed since; 'unknown' outside a clone. */
  commit: string;
  node: string;
  cores: number;
  processor: string;
}

/** Describes this machine and the current commit. */
export function describeSetting(): Setting {
  return {
    date: new Date().toISOString(),
    commit: commitOf(),
    node: process.version,
    cores: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
  };
}

function commitOf(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    return 'unknown';
  }
}
