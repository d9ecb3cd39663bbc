import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tests/support/platform/free-port';
import type { ShopServer } from '../tests/support/platform/shop-server';
import type { TestDatabase } from '../tests/support/platform/test-database';
import { compare, comparedRows, type Row } from './compare';
import { measureHttp } from './measure';
import type { Measurement } from './measurement';
import type { Engine } from './stocked-shop';

const BARE_ROUTE = fileURLToPath(new URL('./bare-route.ts', import.meta.url));
const CONNECTIONS = 16;
const READS = [
  ['products, JSON', '/api/products'],
  ['public inventory, JSON', '/api/inventory/public'],
  ['settings, JSON', '/api/settings'],
  ['home, rendered page', '/'],
  ['menu, rendered page', '/menu'],
] as const;

/** Compares each read with a bare Hono route that answers the same bytes. */
export async function benchReads(
  shop: ShopServer,
  _: TestDatabase,
  engine: Engine,
): Promise<Measurement> {
  const rows: Row[] = [];
  for (const [what, path] of READS) {
    const bare = await startBareServer(shop.url + path);
    const load = (url: string) => (seconds: number) =>
      measureHttp({ url, connections: CONNECTIONS, seconds });
    const compared = await compare(load(shop.url + path), load(bare.url));
    bare.stop();
    rows.push({ what: `${what}, ${CONNECTIONS} connections`, bareName: 'bare Hono', ...compared });
  }
  return comparedRows(engine, rows);
}

/** Starts a bare Hono server in its own process, which repeats the current response of `copied`. */
async function startBareServer(copied: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', BARE_ROUTE, copied, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
