import { expect, test } from 'vitest';
import { orderFor, placed } from '../../../tests/support/orders/test-orders';
import { unpaidOrdersOf } from '../../../tests/support/orders/unpaid-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forAllTests(openTestShop());
await shop.changeSettings({
  openingMode: 'open',
  upiId: 'cafe@bank',
  cancelUnpaidAfterMinutes: 30,
});

test('an order paid in part is never cancelled by the shop, and its money is not forgotten', async () => {
  const asha = await shop.signInCustomer('+919876543210');
  const tea = await shop.addProduct({ price: 174 });
  const { id } = await placed(shop, orderFor(tea, 2), asha);
  const day = shop.platform.clock().toISOString().slice(0, 10);
  const text = `Date,Narration,Credit\n${day},UPI/CR/630668416110/ASHA/${id},300.00`;
  const { matches } = await shop.asAdmin('POST', '/api/admin/statements/preview', { text });
  await shop.asAdmin('POST', '/api/admin/statements/confirm', {
    matches: [{ credit: matches[0].credit, orders: [{ id }] }],
  });
  const { passWatched, cancelUnpaid } = unpaidOrdersOf(shop);
  await passWatched(90);
  expect(await cancelUnpaid()).toBe(0);
  expect((await shop.asAdmin('GET', `/api/orders/admin/${id}`)).heldUntil).toBeNull();

  await shop.setStatus(id, 'cancelled');
  const refunds = async () => (await shop.asAdmin('GET', '/api/admin/dashboard/today')).refunds;
  const remove = async () => {
    const { token } = await shop.signInCustomer('+919876543210');
    const { status, body } = await shop.request('DELETE', '/api/users/me', { token });
    return body?.code ?? status;
  };
  shop.platform.passSeconds(20 * 86_400);
  for (const paymentStatus of ['pending', 'failed']) {
    await shop.setPayment(id, paymentStatus);
    expect(await refunds()).toMatchObject([{ id, counterNumber: 1, amount: 300 }]);
    expect(await remove()).toBe('refund_due');
  }
  await shop.setPayment(id, 'refunded');
  expect(await refunds()).toEqual([]);
  expect(await remove()).toBe(204);
});
