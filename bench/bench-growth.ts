import { sql } from 'kysely';
import { bulkFill, withFillingConnection } from '../tests/support/orders/bulk-orders';
import { loadWithOrders } from './bench-orders';
import { compare, type Load } from './compare';
import { decimals, type Measurement, markdownTable } from './measurement';
import { type Engine, inFilledShop } from './stocked-shop';
import { type StaffedShop, staffed, timeCall } from './time-calls';

const MILLION = [1000, 1_000_000] as const;
const BILLED = [20_000, 200_000] as const;
const CONNECTIONS = 8;
/** Reports are limited to 60 in ten minutes, which a call with its warm-ups must not reach. */
const TIMES_OF_REPORT = 8;

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
];

/** A month has ten times the rows in the larger shop. What takes longer than that reads more than its month. */
const REPORTS = [
  '/api/admin/reports?from=DAY_TO&to=DAY_TO',
  '/api/admin/reports?from=DAY_FROM&to=DAY_TO',
  '/api/admin/reports/payments?from=DAY_FROM&to=DAY_TO',
  '/api/admin/reports/orders?from=DAY_FROM&to=DAY_TO',
  '/api/admin/reports/days/DAY_TO',
  '/api/admin/reports/months/MONTH',
  '/api/admin/bills/MONTH',
  '/api/admin/bills/MONTH/gstr1/hsn',
];

/** A bill for each order that was not cancelled, and its tax. Nobody reads the documents here. */
const BILLS = [
  `insert into bills (order_id, financial_year, number, seller, admin_id, made_at, document)
   select id, '2026-27', row_number() over (order by created_at, id), '{}', '', created_at, '{}'
   from orders where status <> 'cancelled'`,
  `insert into bill_taxes (document, position, order_id, business_date, code, rate, quantity,
     amount_paise, taxable_paise, cgst_paise, sgst_paise, round_off_paise)
   select 'bill-' || id, 1, id, business_date, '996331', 500, item_count, total_paise, total_paise,
     0, 0, 0
   from orders where status <> 'cancelled'`,
];

/** The median time (ms) of one task in a shop with few orders and in one with many. */
interface GrowthRow {
  what: string;
  fewMs: number;
  manyMs: number;
}

/** Measures two shops in alternation, to show how the cost of an order and of the back office grows. */
export function benchMillion(engine: Engine): Promise<Measurement> {
  return inTwoShops(engine, MILLION, [], async (few, many) => [
    await growthOfPlacing(few, many),
    ...(await growthOfCalls(CALLS, few, many)),
  ]);
}

/** Measures the reports and the month's bills of two shops in alternation, each with a year of billed orders. */
export function benchAccounts(engine: Engine): Promise<Measurement> {
  return inTwoShops(engine, BILLED, BILLS, (few, many) =>
    growthOfCalls(REPORTS, few, many, TIMES_OF_REPORT),
  );
}

async function inTwoShops(
  engine: Engine,
  [few, many]: readonly [number, number],
  statements: readonly string[],
  work: (few: StaffedShop, many: StaffedShop) => Promise<GrowthRow[]>,
): Promise<Measurement> {
  const within = <Result>(orders: number, then: (shop: StaffedShop) => Promise<Result>) =>
    inFilledShop(
      engine,
      async (database) => {
        await bulkFill(database, { orders, now: new Date() });
        await withFillingConnection(database, async (db) => {
          for (const statement of statements) await sql.raw(statement).execute(db);
        });
        console.error(`${engine}: ${orders} orders created`);
      },
      async ({ url }) => then(await staffed(url)),
    );
  const figures = await within(few, (ofFew) => within(many, (ofMany) => work(ofFew, ofMany)));
  const words = (orders: number) => orders.toLocaleString('en');
  const head = [engine, `ms at ${words(few)} orders`, `ms at ${words(many)}`, 'ratio'];
  const cells = figures.map(({ what, fewMs, manyMs }) => [
    what,
    ...decimals(1, fewMs, manyMs),
    ...decimals(2, manyMs / fewMs),
  ]);
  return { table: markdownTable(head, cells), figures };
}

async function growthOfCalls(
  calls: readonly string[],
  few: StaffedShop,
  many: StaffedShop,
  times?: number,
): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const what of calls) {
    const [ofFew, ofMany] = await timeCall(what, [few, many], times);
    rows.push({ what, fewMs: ofFew?.p50Ms ?? Number.NaN, manyMs: ofMany?.p50Ms ?? Number.NaN });
  }
  return rows;
}

/** The time per order (ms) with eight busy connections: the duration divided by the orders placed. */
async function growthOfPlacing(few: StaffedShop, many: StaffedShop): Promise<GrowthRow> {
  const { shop, beside } = await compare(placing(few), placing(many));
  return {
    what: `placing an order, ${CONNECTIONS} connections`,
    fewMs: 1000 / shop.perSecond,
    manyMs: 1000 / beside.perSecond,
  };
}

function placing({ url }: StaffedShop): Load {
  return async (seconds) => {
    const measured = await loadWithOrders(url, CONNECTIONS, seconds);
    if (measured.failed > 0) throw new Error(`${measured.failed} orders failed`);
    return measured;
  };
}
