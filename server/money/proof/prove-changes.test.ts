import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { GUEST, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from './prove-sums';

const shop = await forEachTest(openTestShop());
const db = () => shop.shop.database.db;
let orderId = '';

beforeEach(async () => {
  const tea = await shop.addProduct({ name: 'Tea', price: 40, stockCount: 20 });
  orderId = (await placed(shop, orderFor(tea, 2, { guest: GUEST }))).id;
  const change = { version: 0, reason: 'Asked', add: [{ productId: tea.id, quantity: 1 }] };
  await shop.asAdmin('POST', `/api/orders/${orderId}/changes`, change);
  const discount = { version: 1, reason: 'Cold', kind: 'staff-discount', line: null, percent: 50 };
  await shop.asAdmin('POST', `/api/orders/${orderId}/discounts`, discount);
  expect(troublesOf(await proveSums(db()))).toEqual([]);
});

const DIFFERS = 'Orders that differ from what their last change left: ';
const ALTERED = 'Changes of orders that were altered or removed after they were made: ';

it.each<[string, () => Promise<unknown>, string]>([
  [
    'a discount that is higher, with a total that fits',
    async () => {
      await sql`update order_adjustments set amount_paise = amount_paise - 100`.execute(db());
      await sql`update orders set total_paise = total_paise - 100`.execute(db());
    },
    DIFFERS,
  ],
  [
    'a dish that costs less',
    () => sql`update order_items set final_price_paise = 1 where line = 2`.execute(db()),
    DIFFERS,
  ],
  [
    'a change that was never made',
    () => sql`update orders set change_count = change_count + 1`.execute(db()),
    DIFFERS,
  ],
  [
    'a change in another name',
    () => sql`update order_changes set by_name = 'Pema' where sequence = 2`.execute(db()),
    ALTERED,
  ],
  [
    'a change that is gone',
    async () => {
      await sql`delete from order_changes where sequence = 2`.execute(db());
      await sql`update orders set change_count = 1`.execute(db());
    },
    ALTERED,
  ],
])('the proof notices %s', async (_what, alter, trouble) => {
  await alter();
  expect(troublesOf(await proveSums(db()))).toContainEqual(expect.stringContaining(trouble));
});

it('holds after the reason was emptied with the customer’s account', async () => {
  await db().updateTable('order_changes').set({ reason: '' }).execute();
  expect(troublesOf(await proveSums(db()))).toEqual([]);
});
