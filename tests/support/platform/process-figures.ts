import { existsSync, readFileSync } from 'node:fs';

const NS_PER_MS = 1_000_000;

/** A process's resident memory in MB, read from /proc; NaN where Linux is missing. */
export function residentMb(pid: number | undefined): number {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return Number.NaN;
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8')) ?? [];
  return Number(kb) / 1000;
}

/** How long a process's main thread has run, and waited for a processor; 0 where Linux is missing. */
export function processorMs(pid: number | undefined): { ranMs: number; waitedMs: number } {
  const path = `/proc/${pid}/schedstat`;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [ran = 0, waited = 0] = text.split(' ').map(Number);
  return { ranMs: ran / NS_PER_MS, waitedMs: waited / NS_PER_MS };
}
