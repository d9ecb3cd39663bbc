import { fillShop } from '../tests/support/orders/fill-shop';
import type { ShopServer } from '../tests/support/platform/shop-server';
import type { TestDatabase } from '../tests/support/platform/test-database';
import { decimals, type Measurement, markdownTable } from './measurement';
import type { Engine } from './stocked-shop';
import { staffed, timeCall } from './time-calls';

const ORDERS = 100_000;
const PRODUCTS = 1000;

/** Every call that a page of the back office makes when it opens, with the filters staff may set. */
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
  '/api/admin/dashboard/today',
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

/** Measures how long each call of the back office takes in a built shop with a year of orders. */
export async function benchBackOffice(
  shop: ShopServer,
  database: TestDatabase,
  engine: Engine,
): Promise<Measurement> {
  await shop.start();
  await shop.stop();
  await fillShop(database, { products: PRODUCTS, orders: ORDERS, now: new Date() });
  await shop.start();
  const office = await staffed(shop.url);
  const figures = [];
  for (const call of CALLS) {
    for (const times of await timeCall(call, [office])) figures.push({ call, ...times });
  }
  const cells = figures.map(({ call, p50Ms, p95Ms }) => [call, ...decimals(1, p50Ms, p95Ms)]);
  const head = [`back office at 100,000 orders, ${engine}`, 'p50 ms', 'p95 ms'];
  return { table: markdownTable(head, cells), figures };
}
