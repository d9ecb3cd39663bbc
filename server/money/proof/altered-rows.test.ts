import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { SumCode } from '../../../shared/domain/money/proved-sums';
import { countDrawer } from '../../../tests/support/money/count-drawer';
import { openTableShop } from '../../../tests/support/orders/table-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, wrongSums } from './prove-sums';

const DAY = '2026-04-15';
const { shop, cafe, ...tables } = await forEachTest(openTableShop());

const wrong = async () => wrongSums(await proveSums(shop.shop.database.db)).map(({ sum }) => sum);
const post = (path: string, body: object) => shop.asAdmin('POST', `/api${path}`, body);
const run = (statement: string) => sql.raw(statement).execute(shop.shop.database.db);

/** A day with a split bill, its tip, a credit of the bank, a dish made again, waste, a discount of a new order and cash. @returns their ids. */
async function liveThrough() {
  await shop.changeSettings({ tipsAtCounter: true });
  const four = await tables.addTable('Table 4');
  const { id: bill } = await tables.round(four, tables.waffles(3));
  const discount = { version: 0, reason: 'Late', kind: 'staff-discount', line: null, percent: 10 };
  await post(`/orders/${bill}/discounts`, discount);
  const dishes = [{ line: 1, quantity: 1 }];
  const { body: split } = await tables.moveDishes(bill, { dishes });
  const remade = { version: 2, lines: dishes, reason: 'dropped', note: '' };
  await post(`/orders/${bill}/remakes`, remade);
  const cash = { method: 'cash', amount: 72, received: 0, tip: 10 };
  await post(`/orders/${bill}/payments`, cash);
  const [record] = await shop.asAdmin('GET', '/api/inventory');
  const waste = { entryId: randomUUID(), quantity: 2, reason: 'burnt', note: '' };
  await post(`/inventory/${record.id}/waste`, waste);
  const taken = await post('/admin/orders', {
    channel: 'counter',
    deliveryMethod: 'pickup',
    items: tables.waffles(2),
    discount: { kind: 'staff-discount', reason: 'A friend', percent: 10 },
  });
  const text = `Date,Narration,Credit\n${DAY},UPI/CR/630668416110/PEMA/${taken.id},${taken.totalAmount}`;
  const { matches } = await post('/admin/statements/preview', { text });
  const match = { credit: matches[0].credit, orders: [{ id: taken.id }] };
  await post('/admin/statements/confirm', { matches: [match] });
  const entry = { id: randomUUID(), kind: 'float', amount: 500, reason: '' };
  await post(`/admin/drawer/entries`, entry);
  const path = `/admin/reports/days/${DAY}`;
  const { seen } = await shop.asAdmin('GET', `/api${path}`);
  const countId = await countDrawer(shop, DAY, 582);
  await post(`${path}/closing`, { seen, countId, explanation: '', early: 'Sold out' });
  return { bill, split: split.id, taken: taken.id };
}

it('the proof notices what a database’s owner alters of what carries money or stock', async () => {
  const { bill, split, taken } = await liveThrough();
  expect(await wrong()).toEqual([]);
  const of = (id: string) => `where order_id = '${id}'`;
  const set = (table: string, column: string, [to, back]: [string, string], where = ''): string[] =>
    [to, back].map((value) => `update ${table} set ${column} = ${value} ${where}`);
  const more = (column: string): [string, string] => [`${column} + 1`, `${column} - 1`];
  const swapped = (one: string, other: string): [string, string] => [
    `replace(document, '${one}', '${other}')`,
    `replace(document, '${other}', '${one}')`,
  ];
  const line = `${of(split)} and line = 1`;
  const altered: [string, string[], SumCode][] = [
    [
      'a line that is on another bill',
      [
        `update order_items set order_id = '${taken}', line = 9 ${line}`,
        `update order_items set order_id = '${split}', line = 1 ${of(taken)} and line = 9`,
      ],
      'orders-lines',
    ],
    [
      'an order on another day',
      set('orders', 'business_date', ["'2026-04-14'", `'${DAY}'`], `where id = '${split}'`),
      'day-figures',
    ],
    [
      'the discount that a dish took along, with its total',
      [
        `update order_adjustments set amount_paise = amount_paise - 1 ${of(split)};
         update orders set total_paise = total_paise - 1 where id = '${split}'`,
        `update order_adjustments set amount_paise = amount_paise + 1 ${of(split)};
         update orders set total_paise = total_paise + 1 where id = '${split}'`,
      ],
      'order-changes',
    ],
    [
      'the discount of a new order',
      set('order_adjustments', 'amount_paise', more('amount_paise'), of(taken)),
      'order-changes',
    ],
    [
      'the share of a discount, which the next change would give',
      set('order_adjustments', 'percent', ['100', '10'], of(taken)),
      'order-changes',
    ],
    [
      'what managers approved of it',
      set('order_adjustments', 'approved_paise', more('approved_paise'), of(taken)),
      'order-changes',
    ],
    [
      "a bank credit's amount",
      set('bank_credits', 'amount_paise', more('amount_paise')),
      'bank-credits',
    ],
    [
      'a bank credit that could be matched once more',
      set('bank_credits', 'credit_key', ["'rrn:1'", "'rrn:' || reference"]),
      'sealed-bank-credits',
    ],
    [
      'the credit of a payment',
      set(
        'payments',
        'credit_id',
        ['null', '(select id from bank_credits)'],
        "where method = 'bank'",
      ),
      'sealed-bank-credits',
    ],
    [
      'what a bill took from another',
      set('order_changes', 'document', swapped('"to"', '"from"'), `${of(bill)} and kind = 'moved'`),
      'sealed-order-changes',
    ],
    [
      'a dish that was made again',
      set(
        'order_changes',
        'document',
        swapped('"dropped"', '"cold"'),
        `${of(bill)} and kind = 'remake'`,
      ),
      'sealed-order-changes',
    ],
    [
      'what was thrown away',
      set('waste', 'quantity', more('quantity'), 'where order_id is null'),
      'sealed-waste',
    ],
    [
      'the stock that a dish made again took',
      set('waste', 'quantity', more('quantity'), of(bill)),
      'sealed-waste',
    ],
    ['a tip', set('tips', 'amount_paise', more('amount_paise')), 'sealed-days'],
    ['whose tip it is', set('tips', 'order_id', [`'${taken}'`, `'${bill}'`]), 'sealed-days'],
    [
      'the device of a payment',
      set('payments', 'device_name', ["'Kitchen'", 'null']),
      'signed-sheets',
    ],
    [
      'who took a payment',
      set('payments', 'by_name', ["by_name || 'x'", "replace(by_name, 'x', '')"]),
      'signed-sheets',
    ],
    [
      'the device of the float',
      set('drawer_entries', 'device_name', ["'Kitchen'", 'null']),
      'sealed-days',
    ],
  ];
  const noticed: [string, SumCode[]][] = [];
  for (const [what, [alter = '', undo = '']] of altered) {
    for (const statement of alter.split(';')) await run(statement);
    noticed.push([what, await wrong()]);
    for (const statement of undo.split(';')) await run(statement);
  }
  expect(noticed).toEqual(altered.map(([what, , sum]) => [what, expect.arrayContaining([sum])]));
  expect(await wrong()).toEqual([]);
}, 60_000);
