import { sql } from 'kysely';
import { staffToken } from '../tests/support/menu/stock-up';
import { bulkFill, withFillingConnection } from '../tests/support/orders/bulk-orders';
import type { GrowthRow } from './bench-million';
import { type Engine, inStockedShop } from './stocked-shop';
import { newestOrderId, type StaffedShop, timeCall } from './time-calls';

export const FEW_ORDERS = 20_000;
export const MANY_ORDERS = 200_000;

/** Reports are limited to 60 in ten minutes, which a call with its warm-ups must not reach. */
const TIMES = 8;

/** A month has ten times the rows in the larger shop. What takes longer than that reads more than its month. */
const CALLS = [
  '/api/admin/reports?from=DAY_TO&to=DAY_TO',
  '/api/admin/reports?from=DAY_FROM&to=DAY_TO',
  '/api/admin/reports/payments?from=DAY_FROM&to=DAY_TO',
  '/api/admin/reports/orders?from=DAY_FROM&to=DAY_TO',
  '/api/admin/reports/days/DAY_TO',
  '/api/admin/reports/months/MONTH',
  '/api/admin/bills/MONTH',
  '/api/admin/bills/MONTH/gstr1/hsn',
] as const;

/** Measures the reports and the month's bills of two shops in alternation, each with a year of billed orders. */
export function benchAccounts(engine: Engine): Promise<GrowthRow[]> {
  return inBilledShop(engine, FEW_ORDERS, (few) =>
    inBilledShop(engine, MANY_ORDERS, async (many) => {
      const rows: GrowthRow[] = [];
      for (const call of CALLS) {
        const [ofFew, ofMany] = await timeCall(call, [few, many], TIMES);
        rows.push({ what: call, fewMs: ofFew?.p50Ms ?? NaN, manyMs: ofMany?.p50Ms ?? NaN });
      }
      return rows;
    }),
  );
}

function inBilledShop<Result>(
  engine: Engine,
  orders: number,
  work: (shop: StaffedShop) => Promise<Result>,
): Promise<Result> {
  return inStockedShop(engine, async (shop, database) => {
    await shop.stop();
    await bulkFill(database, { orders, now: new Date() });
    await withFillingConnection(database, async (db) => {
      for (const statement of BILLS) await sql.raw(statement).execute(db);
    });
    await shop.start();
    const token = await staffToken(shop.url);
    return work({ url: shop.url, token, orderId: await newestOrderId(shop.url, token) });
  });
}

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
