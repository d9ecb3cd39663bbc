import { beforeEach, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { HOOK, openGuardedShop } from '../../../tests/support/kitchen/guarded-shop';
import { laterOrdersOf, today } from '../../../tests/support/orders/later-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const guarded = await forEachTest(openGuardedShop());
const { place } = laterOrdersOf(guarded.shop);
let waffle: Product;
beforeEach(async () => {
  await guarded.shop.changeSettings({ cancelUnpaidAfterMinutes: null });
  await guarded.setKitchen({
    laterOrders: true,
    webhookUrl: HOOK,
    pauseAfterMinutes: null,
    boardGoneAfterSeconds: 3600,
    cancelAfterMinutes: 20,
  });
  waffle = await guarded.shop.addProduct({ prepMinutes: 8 });
});

it('counts from when the kitchen must start an order for later', async () => {
  const { shop, pass, beat } = guarded;
  shop.platform.setClock(today('12:58'));
  const { id } = await place(waffle, today('13:15'));
  const read = () => shop.asAdmin('GET', `/api/orders/admin/${id}`);
  await beat();
  // The kitchen must start at 13:05, and the owner hears at 13:08.
  expect(await pass(9 * 60, 60)).toEqual([]);
  expect(await pass(60, 60)).toEqual(['orders-waiting']);
  await pass(6 * 60, 60);
  expect((await read()).waitingToldAt).toBeNull();
  await pass(60, 60);
  expect((await read()).waitingToldAt).toBe(today('13:15'));
  await pass(9 * 60, 60);
  expect((await read()).status).toBe('placed');
  await pass(60, 60);
  expect((await read()).status).toBe('cancelled');
});
