import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** Where and of what the figures are: no figure says anything without. */
export interface Setting {
  date: string;
  /** The shop's commit, with `+` where files were changed since; 'unknown' outside a clone. */
  commit: string;
  node: string;
  cores: number;
  processor: string;
}

/** This machine, now, and the commit that is measured. */
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
