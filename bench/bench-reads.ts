import type { ShopServer } from '../tests/support/platform/shop-server';
import { startBareServer } from './bare-server';
import { compare, type Row } from './compare';
import { measureHttp } from './measure';

const CONNECTIONS = 16;

const READS = [
  { what: 'products, JSON', path: '/api/products' },
  { what: 'public inventory, JSON', path: '/api/inventory/public' },
  { what: 'settings, JSON', path: '/api/settings' },
  { what: 'home, rendered page', path: '/' },
  { what: 'menu, rendered page', path: '/menu' },
];

/** Compares each read with a bare Hono route that answers the same bytes. */
export async function benchReads(shop: ShopServer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path } of READS) {
    const bare = await startBareServer(shop.url + path);
    const load = (url: string) => (seconds: number) =>
      measureHttp({ url, connections: CONNECTIONS, seconds });
    const compared = await compare(load(shop.url + path), load(bare.url));
    bare.stop();
    rows.push({ what: `${what}, ${CONNECTIONS} connections`, bareName: 'bare Hono', ...compared });
  }
  return rows;
}
