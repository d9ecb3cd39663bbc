import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { TAX_DEFAULTS } from '../../../shared/contract/shop/taxes-contract';
import { countDrawer } from '../../../tests/support/money/count-drawer';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { withSigner } from '../../platform/signing/database-signer';
import { createSigner } from '../../platform/signing/signer';
import { proveSums, troublesOf, wrongSums } from './prove-sums';
import { sealAgain } from './seal-again';

const DAY = '2026-04-15';
const shop = await forAllTests(openTestShop());
/** An order that respects foreign keys. */
const TABLES = [
  'bills',
  'bill_taxes',
  'credit_notes',
  'closed_days',
  'drawer_counts',
  'payments',
  'seals',
] as const;
let ids: string[];
let saved: { table: (typeof TABLES)[number]; rows: object[] }[];
beforeAll(async () => {
  await shop.changeSettings({ openingMode: 'open', gstin: '11ABCDE1234F1ZD' });
  await shop.asAdmin('PUT', '/api/admin/taxes', { ...TAX_DEFAULTS, mode: 'regular' });
  const tea = await shop.addProduct({ name: 'Tea', price: 105, stockCount: 200 });
  ids = [];
  for (const guest of [1, 2, 3]) {
    const { id } = await placed(shop, orderFor(tea, 2, { guest: guestOf(guest) }));
    ids.push(id);
    const cash = { method: 'cash', amount: 210, received: 0 };
    await shop.asAdmin('POST', `/api/orders/${id}/payments`, cash);
    await bill(id);
  }
  await refund(0, 50, 210);
  // A credit note that is cancelled again.
  const { payments } = await refund(1, 20, 210);
  const last = payments.find(({ kind }: { kind: string }) => kind === 'refund');
  await shop.asAdmin('POST', `/api/orders/${ids[1]}/payments/${last.id}/take-back`, {});
  const path = `/api/admin/reports/days/${DAY}`;
  const { seen } = await shop.asAdmin('GET', path);
  const countId = await countDrawer(shop, DAY, 570);
  const closing = { seen, countId, explanation: 'Ten for a rickshaw', early: 'Sold out' };
  await shop.asAdmin('POST', `${path}/closing`, closing);
  expect(await troubles()).toEqual([]);
  saved = [];
  for (const table of TABLES) {
    saved.push({ table, rows: await db().selectFrom(table).selectAll().execute() });
  }
});
afterEach(async () => {
  for (const { table } of saved.toReversed()) await db().deleteFrom(table).execute();
  for (const { table, rows } of saved) {
    await db()
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
});

const bill = (id: string) => shop.asAdmin('POST', `/api/orders/${id}/bill`);
function refund(order: number, amount: number, received: number) {
  shop.platform.passSeconds(1);
  const body = { method: 'cash', amount, received, reason: 'Cold' };
  return shop.asAdmin('POST', `/api/orders/${ids[order]}/refunds`, body);
}
const db = () => shop.shop.database.db;
const troubles = async () => troublesOf(await proveSums(db()));
const run = async (...statements: string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(db());
};

const BILL_GONE = [
  `delete from bill_taxes where document = '2026-27/000003'`,
  `delete from bills where number = 3`,
];
const SEAL_GONE = `delete from seals where chain = 'bills' and position = 3`;
const BILLS = 'Orders whose bill was altered or removed after it was made';
const TAXES = 'Orders whose bill has other taxes than its lines, or another day';
const NOTES = 'Credit notes that were altered or removed after they were made';
const DAYS =
  'Closed days, or rows of the drawer, that were altered or removed after they were signed';

test.each<[string, string, string[]]>([
  ['the newest bill deleted', BILLS, BILL_GONE],
  ['the newest bill deleted with its seal', BILLS, [...BILL_GONE, SEAL_GONE]],
  [
    'the newest bill deleted with its seal, and the head wound back',
    BILLS,
    [
      ...BILL_GONE,
      SEAL_GONE,
      `update seals set sealed = '2' where chain = 'bills' and position = 0`,
    ],
  ],
  ['all seals deleted', BILLS, ['delete from seals']],
  ['the heads deleted', NOTES, ['delete from seals where position = 0']],
  [
    'two numbers swapped',
    BILLS,
    [
      'update bills set number = 9 where number = 1',
      'update bills set number = 1 where number = 2',
      'update bills set number = 2 where number = 9',
      `update bill_taxes set document = 'x' where document = '2026-27/000001'`,
      `update bill_taxes set document = '2026-27/000001' where document = '2026-27/000002'`,
      `update bill_taxes set document = '2026-27/000002' where document = 'x'`,
    ],
  ],
  [
    "a bill's rate set to 0",
    TAXES,
    [
      `update bill_taxes set rate = 0, taxable_paise = amount_paise, cgst_paise = 0, sgst_paise = 0
        where document = '2026-27/000002'`,
    ],
  ],
  [
    "a bill's rate set to 0, in its lines too",
    BILLS,
    [
      `update bill_taxes set rate = 0, taxable_paise = amount_paise, cgst_paise = 0, sgst_paise = 0
        where document = '2026-27/000002'`,
      `update bills set document = replace(document, '"rate":500', '"rate":0') where number = 2`,
    ],
  ],
  [
    'a rupee moved from the taxable value to the round-off',
    TAXES,
    [
      `update bill_taxes set taxable_paise = taxable_paise - 100,
        round_off_paise = round_off_paise + 100 where document = '2026-27/000002'`,
    ],
  ],
  [
    'the tax of a bill moved a month',
    TAXES,
    [`update bill_taxes set business_date = '2026-05-15' where document = '2026-27/000002'`],
  ],
  [
    'a bill moved a month',
    BILLS,
    [
      `update bill_taxes set business_date = '2026-05-15' where document = '2026-27/000002'`,
      `update bills set made_at = '2026-05-15T06:30:00.000Z' where number = 2`,
    ],
  ],
  ['a document that is no document', TAXES, ["update bills set document = '{' where number = 1"]],
  [
    "a credit's amount raised, with its tax and its refund",
    NOTES,
    [
      'update credit_notes set amount_paise = amount_paise + 100 where number = 1',
      `update bill_taxes set amount_paise = amount_paise - 100, taxable_paise = taxable_paise - 100
        where document = 'CN26-27/000001'`,
      `update payments set amount_paise = amount_paise - 100 where amount_paise = -5000`,
    ],
  ],
  ['a cancelled credit revived', NOTES, ['update credit_notes set cancelled_at = null']],
  ["a closing's cash changed", DAYS, ['update closed_days set counted_cash_paise = 58000']],
  ["a closing's name changed", DAYS, ["update closed_days set by_name = 'Pema'"]],
  ["a closing's explanation changed", DAYS, ["update closed_days set explanation = ''"]],
  ['a closing deleted', DAYS, ['delete from closed_days']],
  [
    'a closing deleted with its seal',
    DAYS,
    ['delete from closed_days', "delete from seals where chain = 'closed-days' and position = 2"],
  ],
])('the proof notices %s', async (_, sentence, statements) => {
  await run(...statements);
  expect((await troubles()).join(' ')).toContain(sentence);
});

test('the proof notices seals of another secret, and names few places', async () => {
  const { db: carried } = shop.shop.database;
  const other = withSigner(carried.withoutPlugins(), createSigner('another secret'));
  const wrong = wrongSums(await proveSums(other));
  expect(wrong.map(({ sum }) => sum)).toEqual([
    'sealed-bills',
    'sealed-credit-notes',
    'sealed-days',
  ]);
  expect(wrong[0]?.found).toEqual(ids);
  expect(await sealAgain(other)).toBe(8);
  expect(troublesOf(await proveSums(other))).toEqual([]);
});

test('bills, credits and cancelled credits that are made at once are one chain each', async () => {
  const tea = await shop.addProduct({ name: 'More tea', price: 40, stockCount: 200 });
  const orders: string[] = [];
  for (let guest = 10; guest < 14; guest += 1) {
    const { id } = await placed(shop, orderFor(tea, 1, { guest: guestOf(guest) }));
    orders.push(id);
    await shop.setPayment(id, 'paid');
  }
  const half = orders.slice(0, 2);
  await Promise.all(half.map(bill));
  shop.platform.passSeconds(1);
  await Promise.all([
    ...orders.slice(2).map(bill),
    ...half.map((id) => shop.setPayment(id, 'refunded')),
  ]);
  shop.platform.passSeconds(1);
  await Promise.all(half.map((id) => shop.setPayment(id, 'paid')));
  expect(await troubles()).toEqual([]);
});
