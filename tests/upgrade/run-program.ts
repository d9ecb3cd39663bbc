import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestDatabase } from '../support/platform/test-database';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/**
 * Packages that cannot be bundled, such as those with native code. PostgreSQL's client can: its many
 * files would take a third of a short run's time.
 */
const NOT_BUNDLED = Object.keys(
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).dependencies,
).filter((name) => name !== 'pg');

/** How a program ended. */
export interface Ended {
  signal: string | null;
  code: number | null;
  output: string;
  errors: string;
}

/** How a run is disturbed; not at all when empty. */
export interface Disturbance {
  /** Kills it after this number of statements of its migrations. */
  killAfter?: number;
  /** Signals it this many milliseconds after its first migration began. */
  signalAfterMs?: number;
  /** SIGKILL unless set. SIGINT is Ctrl-C, and service managers send SIGTERM. */
  stopSignal?: NodeJS.Signals;
  /** The maximum number of the database's pages. */
  maxPages?: number;
  /** The maximum size of each file in kilobytes. */
  maxFileKb?: number;
}

/** Environment variables. */
type Settings = TestDatabase['settings'] & { KILL_IN?: string };

export interface Program {
  run: (settings: Settings, disturbance?: Disturbance) => Promise<Ended>;
  remove: () => void;
}

/** Bundles a program of this folder and its packages once, so that its many runs start quickly. */
export async function prepareProgram(name: string): Promise<Program> {
  // Inside node_modules, so that its imports resolve.
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.upgrade-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: NOT_BUNDLED },
    build: {
      ssr: `tests/upgrade/${name}.ts`,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  return {
    run: (settings, disturbance = {}) =>
      runProgram(join(folder, 'program.mjs'), settings, disturbance),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function runProgram(
  file: string,
  settings: Settings,
  { killAfter, signalAfterMs, stopSignal = 'SIGKILL', maxPages, maxFileKb }: Disturbance,
): Promise<Ended> {
  // 'ulimit -f' counts blocks of 512 bytes.
  const limit = maxFileKb ? `ulimit -f ${2 * maxFileKb};` : '';
  const child = spawn('sh', ['-c', `${limit} exec "$0" "$1"`, process.execPath, file], {
    env: {
      PATH: process.env['PATH'],
      ...settings,
      ...(killAfter !== undefined && { KILL_AFTER: String(killAfter) }),
      ...(maxPages !== undefined && { MAX_PAGES: String(maxPages) }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const printed = [text(child.stdout), text(child.stderr)];
  if (signalAfterMs !== undefined) {
    await Promise.race([once(child.stdout, 'data'), ended]);
    await sleep(signalAfterMs);
    child.kill(stopSignal);
  }
  const [code, signal] = await ended;
  const [output = '', errors = ''] = await Promise.all(printed);
  return { code, signal, output, errors };
}
