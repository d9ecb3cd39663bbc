import { fillShop } from '../server/testing/fill-shop';
import { prepareShopServer } from '../server/testing/shop-server';
import { STAFF, staffToken } from '../server/testing/stock-up';
import type { TestDatabase } from '../server/testing/test-database';

const ORDERS = 100_000;
const PRODUCTS = 1000;
const TIMES = 40;
const WARM_UPS = 3;

/** Every call that a page of the back office makes to show itself, with what its visitor may ask. */
const CALLS = [
  '/api/orders',
  '/api/orders?offset=50000',
  '/api/orders?offset=99990',
  '/api/orders?status=placed',
  '/api/orders?status=delivered',
  '/api/orders?status=delivered&offset=40000',
  '/api/orders?paymentStatus=refunded',
  '/api/orders?status=delivered&paymentStatus=paid',
  '/api/orders?dateFrom=DAY_FROM&dateTo=DAY_TO',
  '/api/orders?dateFrom=DAY_FROM&dateTo=DAY_TO&status=cancelled&sort=totalAmount',
  '/api/orders?sort=customerName',
  '/api/orders?sort=-totalAmount&offset=50000',
  '/api/orders?sort=itemCount&status=delivered',
  '/api/orders?sort=status&offset=50000',
  '/api/orders?sort=-paymentStatus',
  '/api/orders?sort=customerName&status=cancelled',
  '/api/orders?sort=totalAmount&paymentStatus=paid&dateFrom=DAY_FROM',
  '/api/orders?q=98',
  '/api/orders?q=9800',
  '/api/orders?q=asha',
  '/api/orders?q=a',
  '/api/orders?q=asha%20bhutia&sort=totalAmount',
  '/api/orders?q=karma&status=cancelled&sort=customerName',
  '/api/orders?q=nobody',
  '/api/orders/admin/ORDER_ID',
  '/api/admin/newest-orders',
  '/api/admin/dashboard/stats',
  '/api/admin/dashboard/trends',
  '/api/admin/dashboard/series?days=90',
  '/api/admin/dashboard/popular-products',
  '/api/products',
  '/api/products?status=low-stock',
  '/api/products?categoryId=filled-category-3',
  '/api/categories',
  '/api/inventory',
  '/api/inventory/filled-stock-7/history',
  '/api/admins',
  '/api/settings',
  '/api/admin/audit-log',
  '/api/admin/audit-log?offset=9990',
  '/api/admin/audit-log?area=orders&adminId=filled-admin-3',
  '/api/admin/audit-log?dateFrom=DAY_FROM&dateTo=DAY_TO',
  '/api/admin/audit-log?q=3a',
] as const;

/** One call of the back office, one at a time, as one person clicks. */
export interface BackOfficeRow {
  call: string;
  p50Ms: number;
  p95Ms: number;
}

/** The built shop with a year of orders in it: how long each of the back office's calls takes. */
export async function benchBackOffice(database: TestDatabase): Promise<BackOfficeRow[]> {
  const shop = await prepareShopServer({
    ...database.settings,
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    LOG_LEVEL: 'warn',
  });
  try {
    await shop.start();
    await shop.stop();
    await fillShop(database, { products: PRODUCTS, orders: ORDERS, now: new Date() });
    await shop.start();
    const rows: BackOfficeRow[] = [];
    const token = await staffToken(shop.url);
    const orderId = await newestOrderId(shop.url, token);
    for (const call of CALLS) {
      rows.push(await measureCall(shop.url, { call, orderId, token }));
    }
    return rows;
  } finally {
    await shop.stop();
  }
}

async function newestOrderId(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/newest-orders`, { headers: bearer(token) });
  const [newest] = (await answer.json()) as { id: string }[];
  if (!newest) throw new Error('The shop that was filled has no orders');
  return newest.id;
}

interface Asked {
  call: string;
  orderId: string;
  token: string;
}

async function measureCall(url: string, { call, orderId, token }: Asked): Promise<BackOfficeRow> {
  const path = call
    .replace('DAY_FROM', dayAgo(120))
    .replace('DAY_TO', dayAgo(90))
    .replace('ORDER_ID', orderId);
  const times: number[] = [];
  for (let each = 0; each < WARM_UPS + TIMES; each += 1) {
    const start = performance.now();
    const answer = await fetch(url + path, { headers: bearer(token) });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (each >= WARM_UPS) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const quantile = (part: number) => times[Math.ceil(times.length * part) - 1] ?? 0;
  return { call, p50Ms: quantile(0.5), p95Ms: quantile(0.95) };
}

function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
