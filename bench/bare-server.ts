import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tests/support/platform/free-port';

const BARE_ROUTE = fileURLToPath(new URL('./bare-route.ts', import.meta.url));

/** A bare Hono server in its own process, like the shop. */
export interface BareServer {
  url: string;
  stop: () => void;
}

/** Starts a bare server that repeats the current response of `copied`. */
export async function startBareServer(copied: string): Promise<BareServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', BARE_ROUTE, copied, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
