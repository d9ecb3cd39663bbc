import { beforeEach, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { listPayableOrders } from './statement-store';

let tea: Product;
const shop = await forEachTest(openTestShop());
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
  tea = await shop.addProduct({ price: 174, stockCount: 1000 });
});

let guests = 0;
const order = () => placed(shop, orderFor(tea, 1, { guest: guestOf(guests++) }));
const REFERENCE = '630668416110';

/** The orders shown for a credit of one tea's price that names none of them. */
async function candidates(): Promise<string[]> {
  const day = shop.platform.clock().toISOString().slice(0, 10);
  const text = `Date,Narration,Credit\n${day},UPI/CR/630668416999/PEMA/tea,174.00`;
  const { matches } = await shop.asAdmin('POST', '/api/admin/statements/preview', { text });
  return matches[0].orderIds;
}

test('strangers’ newer orders of the same amount hide no order that was begun, paid or claimed', async () => {
  const [cooked, paid, claimed] = [await order(), await order(), await order()];
  await shop.setStatus(cooked.id, 'preparing');
  await shop.setPayment(paid.id, 'paid');
  const accessToken = 'accessToken' in claimed ? String(claimed.accessToken) : '';
  await shop.succeed('POST', `/api/orders/${claimed.id}/payment-claim`, {
    body: { reference: REFERENCE },
    headers: { 'Order-Access-Token': accessToken },
  });
  shop.platform.passSeconds(86_400);
  for (let each = 0; each < 6; each += 1) await order();
  const shown = await candidates();
  expect(shown).toHaveLength(5);
  expect(shown).toEqual(expect.arrayContaining([cooked.id, paid.id, claimed.id]));
});

test('of the unpaid orders of an amount and day a hundred are read, those with a reference first', async () => {
  const claimed = await order();
  const accessToken = 'accessToken' in claimed ? String(claimed.accessToken) : '';
  await shop.succeed('POST', `/api/orders/${claimed.id}/payment-claim`, {
    body: { reference: REFERENCE },
    headers: { 'Order-Access-Token': accessToken },
  });
  shop.platform.passSeconds(60);
  const [unpaid, begun] = [await order(), await order()];
  await shop.setStatus(begun.id, 'preparing');
  const { db } = shop.shop.database;
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', unpaid.id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 150 }, (_, copy) => ({ ...row, id: `COPY${10_000 + copy}` }));
  await db.insertInto('orders').values(copies).execute();

  const today = row.business_date;
  const credit = { amount: row.total_paise, narration: '', reference: null };
  const read = await listPayableOrders(db, { first: today, last: today }, [credit]);
  expect(read).toHaveLength(101);
  const ids = read.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([claimed.id, begun.id]));
});
