import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/catalog-contract';
import { laterOrdersOf, tomorrow } from '../../../tests/support/later-orders';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { cancelUnpaidOrders } from './cancel-unpaid';

describe('a payment for an order for later, reported while the shop is closed', () => {
  let shop: TestShop;
  let later: ReturnType<typeof laterOrdersOf>;
  let tea: Product;
  beforeAll(async () => {
    shop = await openTestShop({ TRUST_PROXY: '1' });
    later = laterOrdersOf(shop);
  });
  beforeEach(async () => {
    await shop.reset();
    await shop.changeSettings({
      openingMode: 'hours',
      opensAt: '10:00',
      closesAt: '22:00',
      upiId: 'cafe@bank',
      cancelUnpaidAfterMinutes: 30,
    });
    await later.setKitchen({ laterOrders: true });
    tea = await shop.addProduct({ stockCount: 100 });
  });
  afterAll(() => shop.close());

  const pass = (minutes: number) => shop.platform.passSeconds(60 * minutes);
  const cancelUnpaid = () => {
    const { clock, newId } = shop.platform;
    return cancelUnpaidOrders({ db: shop.shop.database.db, clock, newId });
  };
  const place = async () => (await later.send(tea, tomorrow('13:00'))).body;

  it('is checked after the opening, before the order is cancelled', async () => {
    // From noon to 11 pm.
    pass(11 * 60);
    const { id, accessToken } = await place();
    await place();
    await shop.succeed('POST', `/api/orders/${id}/payment-claim`, {
      headers: { 'Order-Access-Token': accessToken },
    });
    pass(30);
    // The other order, which nobody has reported as paid.
    expect(await cancelUnpaid()).toBe(1);
    // 10:29 am.
    pass(11 * 60 - 1);
    expect(await cancelUnpaid()).toBe(0);
    pass(1);
    expect(await cancelUnpaid()).toBe(1);
    expect(await shop.stockOf(tea.id)).toBe(100);
  });
});
