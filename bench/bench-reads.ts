import type { ShopServer } from '../server/testing/shop-server';
import { startBareServer } from './bare-server';
import { measureHttp } from './measure';
import type { Row } from './report';

const CONNECTIONS = 16;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;

const READS = [
  { what: 'products, JSON', path: '/api/products' },
  { what: 'public inventory, JSON', path: '/api/inventory/public' },
  { what: 'settings, JSON', path: '/api/settings' },
  { what: 'menu, rendered page', path: '/menu' },
];

/** Each read beside a bare Hono route that answers the same bytes. */
export async function benchReads(engine: string, shop: ShopServer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path } of READS) {
    const url = shop.url + path;
    const bare = await startBareServer(url);
    const load = { connections: CONNECTIONS, seconds: SECONDS };
    await measureHttp({ ...load, url, seconds: WARM_UP_SECONDS });
    const measured = await measureHttp({ ...load, url });
    await measureHttp({ ...load, url: bare.url, seconds: WARM_UP_SECONDS });
    const bareMeasured = await measureHttp({ ...load, url: bare.url });
    bare.stop();
    const name = `${what}, ${engine}, ${CONNECTIONS} connections`;
    rows.push({ what: name, shop: measured, bareName: 'bare Hono', bare: bareMeasured });
  }
  return rows;
}
