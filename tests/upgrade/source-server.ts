import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { freePort } from '../support/platform/free-port';
import { ROOT } from './release-copy';

const WITHOUT_PAGES = pathToFileURL(join(ROOT, 'tests/upgrade/without-pages.mjs')).href;

/** A server without pages, started from the source of a release. */
export interface SourceServer {
  url: string;
  lines: readonly string[];
  /** Sends SIGTERM, like a supervisor, and waits for the process to end. */
  stop: () => Promise<void>;
}

/** @throws with its output when it does not open. */
export async function startFromSource(
  root: string,
  settings: Record<string, string>,
): Promise<SourceServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const options = ['--import', 'tsx', '--import', WITHOUT_PAGES, 'server/main.ts'];
  const child = spawn(process.execPath, options, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killChild = () => child.kill('SIGKILL');
  process.once('exit', killChild);
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const opened = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('The shop is open at ')) resolve(true);
      });
    }
    ended.then(() => resolve(false));
  });
  if (!(await opened)) throw new Error(`The server did not open:\n${lines.join('\n')}`);
  return {
    url,
    lines,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', killChild);
    },
  };
}
