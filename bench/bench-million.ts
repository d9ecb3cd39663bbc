import { staffToken } from '../tests/support/menu/stock-up';
import { bulkFill } from '../tests/support/orders/bulk-orders';
import { chooseBasket, orderRequest } from './bench-orders';
import { compare, type Load } from './compare';
import { measureHttp } from './measure';
import { type Engine, inStockedShop } from './stocked-shop';
import { newestOrderId, type StaffedShop, timeCall } from './time-calls';

export const FEW = 1000;
export const MANY = 1_000_000;
const CONNECTIONS = 8;

/** The calls of the order list, the dashboard and the page of one order. */
const CALLS = [
  '/api/orders',
  '/api/orders?status=placed',
  '/api/orders?status=delivered&paymentStatus=paid',
  '/api/orders?dateFrom=DAY_FROM&dateTo=DAY_TO',
  '/api/orders?status=not-cancelled&paymentStatus=pending&dateFrom=DAY_TO&dateTo=DAY_TO',
  '/api/orders?sort=totalAmount',
  '/api/orders?sort=-customerName&status=delivered',
  '/api/orders?status=cancelled&offset=20',
  '/api/orders?q=ORDER_ID',
  '/api/orders?q=asha',
  '/api/orders?q=asha%20bhutia&sort=totalAmount',
  '/api/orders?q=nobody',
  '/api/orders/admin/ORDER_ID',
  '/api/admin/newest-orders',
  '/api/admin/dashboard/today',
  '/api/admin/dashboard/stats',
  '/api/admin/dashboard/trends',
  '/api/admin/dashboard/series?days=90',
  '/api/admin/dashboard/popular-products',
] as const;

/** The median time (ms) of one task in a shop with few orders and in one with many. */
export interface GrowthRow {
  what: string;
  fewMs: number;
  manyMs: number;
}

/** Measures two shops in alternation, to show how the cost of an order and of the back office grows. */
export function benchMillion(engine: Engine): Promise<GrowthRow[]> {
  return inFilledShop(engine, FEW, (few) =>
    inFilledShop(engine, MANY, async (many) => [
      await growthOfPlacing(few, many),
      ...(await growthOfCalls(few, many)),
    ]),
  );
}

function inFilledShop<Result>(
  engine: Engine,
  orders: number,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  return inStockedShop(engine, async (shop, database) => {
    await shop.stop();
    const startedAt = performance.now();
    await bulkFill(database, { orders, now: new Date() });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.error(`${engine}: ${orders} orders created in ${seconds} s`);
    await shop.start();
    return work(shop.url);
  });
}

async function growthOfCalls(few: string, many: string): Promise<GrowthRow[]> {
  const shops = [await staffed(few), await staffed(many)];
  const rows: GrowthRow[] = [];
  for (const call of CALLS) {
    const [ofFew, ofMany] = await timeCall(call, shops);
    rows.push({ what: call, fewMs: ofFew?.p50Ms ?? NaN, manyMs: ofMany?.p50Ms ?? NaN });
  }
  return rows;
}

async function staffed(url: string): Promise<StaffedShop> {
  const token = await staffToken(url);
  return { url, token, orderId: await newestOrderId(url, token) };
}

/** The time per order (ms) with eight busy connections: the duration divided by the orders placed. */
async function growthOfPlacing(few: string, many: string): Promise<GrowthRow> {
  const compared = await compare(placing(few), placing(many));
  return {
    what: `placing an order, ${CONNECTIONS} connections`,
    fewMs: 1000 / compared.shop.perSecond,
    manyMs: 1000 / compared.beside.perSecond,
  };
}

function placing(url: string): Load {
  return async (seconds) => {
    const basket = await chooseBasket(url);
    const load = { url: `${url}/api/orders`, connections: CONNECTIONS, seconds };
    const measured = await measureHttp({ ...load, nextRequest: () => orderRequest(basket) });
    if (measured.failed > 0) throw new Error(`${measured.failed} orders failed`);
    return measured;
  };
}
