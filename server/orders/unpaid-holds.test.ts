import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../shared/contract/orders/order-shape';
import { orderFor, placed } from '../../tests/support/orders/test-orders';
import { unpaidOrdersOf } from '../../tests/support/orders/unpaid-orders';
import { forEachTest } from '../../tests/support/platform/for-tests';
import { openTestShop } from '../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const asha = await shop.signInCustomer();

describe('an unpaid order', () => {
  let tea: { id: string };
  let order: Order;
  beforeEach(async () => {
    await cancelAfter(30);
    tea = await shop.addProduct({ stockCount: 10 });
    order = await placed(shop, orderFor(tea, 1), asha);
  });

  const cancelAfter = (cancelUnpaidAfterMinutes: number | null) =>
    shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank', cancelUnpaidAfterMinutes });
  const read = (): Promise<Order> =>
    shop.succeed('GET', `/api/orders/${order.id}`, { token: asha.token });
  const claim = (): Promise<Order> =>
    shop.succeed('POST', `/api/orders/${order.id}/payment-claim`, { token: asha.token });
  const setStatus = (status: string) => shop.setStatus(order.id, status);
  const inMinutes = (minutes: number) =>
    new Date(shop.platform.clock().getTime() + minutes * 60_000).toISOString();

  it('is held until a time that its customer and staff read everywhere', async () => {
    const held = { id: order.id, heldUntil: inMinutes(30) };
    expect(order).toMatchObject(held);
    expect(await read()).toMatchObject(held);
    const own = await shop.succeed('GET', '/api/users/me/orders', { token: asha.token });
    expect(own.items).toMatchObject([held]);
    expect((await shop.asAdmin('GET', '/api/orders')).items).toMatchObject([held]);
    expect(await shop.asAdmin('GET', `/api/orders/admin/${order.id}`)).toMatchObject(held);
    expect((await shop.asAdmin('GET', '/api/admin/kitchen')).tickets).toMatchObject([held]);
  });

  it('is held to the second', async () => {
    const { cancelUnpaid } = unpaidOrdersOf(shop);
    shop.platform.passSeconds(30 * 60 - 1);
    expect(await cancelUnpaid()).toBe(0);
    shop.platform.passSeconds(1);
    expect(await cancelUnpaid()).toBe(1);
    expect(await read()).toMatchObject({ status: 'cancelled', heldUntil: null });
  });

  it('has no end once its payment is reported, or if the shop cancels nothing', async () => {
    await unpaidOrdersOf(shop).passWatched(2);
    expect((await claim()).heldUntil).toBeNull();
    expect(await read()).toMatchObject({ heldUntil: null });
    expect((await shop.asAdmin('GET', '/api/orders')).items).toMatchObject([{ heldUntil: null }]);
    expect((await shop.asAdmin('GET', '/api/admin/kitchen')).tickets).toMatchObject([
      { heldUntil: null, isPaymentClaimed: true },
    ]);
    await cancelAfter(null);
    order = await placed(shop, orderFor(tea, 1), asha);
    expect(order.heldUntil).toBeNull();
  });

  it('has none once it is paid or begun', async () => {
    await setStatus('preparing');
    expect((await read()).heldUntil).toBeNull();
    await setStatus('placed');
    expect((await read()).heldUntil).toBe(inMinutes(30));
    await shop.setPayment(order.id, 'paid');
    expect((await read()).heldUntil).toBeNull();
  });

  it('is held shorter if the shop cancels sooner what nobody accepts', async () => {
    await shop.asAdmin('PUT', '/api/admin/kitchen/settings', { cancelAfterMinutes: 10 });
    expect((await read()).heldUntil).toBe(inMinutes(10));
  });
});
