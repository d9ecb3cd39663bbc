import { expect, test } from 'vitest';
import { guestOf, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { inTransaction } from '../../platform/db/transaction';
import { findOrder } from '../order-store';
import { insertOrder } from './insert-order';

const shop = await forAllTests(openTestShop());

/** The same row with its keys in reverse order. */
function reversed<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).reverse()) as Row;
}

test('columns are stored by name, whatever the order of a row’s keys', async () => {
  const { db } = shop.shop.database;
  const tea = await shop.addProduct({ stockCount: 5 });
  const { body } = await sendOrder(shop, orderFor(tea, 1, { guest: guestOf(1) }));
  const placed = await findOrder(db, body.id);
  if (!placed) throw new Error('The order is not there');
  const id = 'REVERSED-0001';
  const copy = {
    row: { ...placed.row, id },
    items: placed.items.map((item) => ({ ...item, order_id: id })),
    adjustments: [],
    history: placed.history.map((entry) => ({ ...entry, order_id: id })),
  };
  const given = {
    row: reversed(copy.row),
    items: copy.items.map(reversed),
    adjustments: [],
    history: copy.history.map(reversed),
  };
  expect(await inTransaction(db, (tx) => insertOrder(tx, given))).toBe(true);
  expect(await findOrder(db, id)).toMatchObject(copy);
});
