import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { guestOf, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import type { Database } from '../../platform/db/database';
import { writeGstr1 } from '../bills/gstr1';
import { readMonth as readBills } from '../bills/read-month';
import { findKnownCredits } from '../statements/bank-credit-store';
import { listReversedPayments } from '../statements/reversal-store';
import { listPayableOrders } from '../statements/statement-store';
import { readDay } from './close-day';
import { paymentBatches } from './list-payments';
import { orderBatches } from './order-batches';
import { readMonth } from './read-month';
import { readReport } from './read-report';

const shop = await forAllTests(openTestShop());
await shop.changeSettings({ openingMode: 'open' });

/** Tables that grow with every order. */
const GROWING =
  'orders order_items order_history order_adjustments payments bills bill_taxes credit_notes bank_credits'.split(
    ' ',
  );

/** SQLite's plans of the statements of a use case. */
async function plansOf(use: (db: Database) => Promise<unknown>): Promise<string[]> {
  const { db } = shop.shop.database;
  const plans: Promise<{ rows: { detail: string }[] }>[] = [];
  const planner: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
      if (/^\s*(select|with)/.test(sql)) {
        const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
        plans.push(db.executeQuery<{ detail: string }>(explained));
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await use(db.withPlugin(planner));
  const details = (await Promise.all(plans)).flatMap(({ rows }) => rows.map((row) => row.detail));
  expect(details).not.toEqual([]);
  return details;
}

/** The tables that a use case reads from end to end. */
async function scannedBy(use: (db: Database) => Promise<unknown>): Promise<string[]> {
  return (await plansOf(use)).filter((detail) => {
    const [, table = ''] = /^SCAN (?:TABLE )?(\w+)/.exec(detail) ?? [];
    return GROWING.includes(table);
  });
}

async function drain(batches: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of batches) {
    // The statements count, not their rows.
  }
}

const SPAN = { from: '2026-03-01', to: '2026-03-31' };
const CREDIT = {
  amount: 34_800,
  narration: 'UPI/CR/630668416110/K7M2QX9AB',
  reference: '630668416110',
};
const NOW = new Date('2026-04-15T06:30:00.000Z');

const reports: [string, (db: Database) => Promise<unknown>][] = [
  ['a report', (db) => readReport(db, SPAN, NOW, 'en')],
  ['the list of orders', (db) => drain(orderBatches(db, SPAN, 100))],
  ['the list of payments', (db) => drain(paymentBatches(db, SPAN))],
  ['the sheet of a day', (db) => readDay(db, SPAN.to, NOW)],
  ['the days of a month', (db) => readMonth(db, '2026-03', NOW)],
  ["a month's bills", (db) => readBills(db, '2026-03')],
  ['a table of GSTR-1', (db) => writeGstr1(db, { month: '2026-03', table: 'documents' })],
  [
    'matching a statement',
    (db) => listPayableOrders(db, { first: SPAN.from, last: SPAN.to }, [CREDIT]),
  ],
  ['the known credits of a statement', (db) => findKnownCredits(db, ['key'])],
  ['payments that were reversed', (db) => listReversedPayments(db, new Date())],
];

describe.runIf(process.env['TEST_ENGINE'] === 'sqlite')('the SQLite plan of', () => {
  it('the customers of a report looks each guest up', async () => {
    await placed(shop, orderOf([await shop.addProduct()], { guest: guestOf(1) }));
    const today = kolkataTime(shop.platform.clock()).date;
    const plans = await plansOf((db) => readReport(db, { from: today, to: today }, NOW, 'en'));
    expect(plans).toContainEqual(expect.stringContaining('orders_by_guest (customer_phone=?'));
  });

  it.each(reports)('%s reads no growing table from end to end', async (_, read) => {
    expect(await scannedBy(read)).toEqual([]);
  });
});
