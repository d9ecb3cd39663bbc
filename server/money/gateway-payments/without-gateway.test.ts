import { beforeEach, expect, test } from 'vitest';
import type { GatewayStatus } from '../../../shared/contract/money/gateway-contract';
import { guestOf, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const DAY_S = 24 * 3600;

const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
let guests = 0;
let tea: { id: string };
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
  tea = await shop.addProduct({ stockCount: 1000 });
});

const figures = async () =>
  ((await shop.asAdmin('GET', '/api/admin/gateway')) as GatewayStatus).withoutGateway;

async function place(): Promise<{ id: string; accessToken: string }> {
  guests += 1;
  const sent = { from: `192.0.2.${guests % 250}` };
  const { status, body } = await sendOrder(
    shop,
    orderFor(tea, 1, { guest: guestOf(guests) }),
    sent,
  );
  expect(status).toBe(201);
  return body;
}

const claim = ({ id, accessToken }: { id: string; accessToken: string }) =>
  shop.succeed('POST', `/api/orders/${id}/payment-claim`, {
    headers: { 'Order-Access-Token': accessToken },
  });

test('the owner reads what the last month was like without a gateway, once it had 20 orders', async () => {
  for (let each = 0; each < 16; each += 1) await place();
  const orders = [await place(), await place(), await place()];
  for (const [index, order] of orders.entries()) {
    shop.platform.passSeconds(60 * (4 + index));
    if (index < 2) await claim(order);
    await shop.setPayment(order.id, 'paid');
  }
  expect(await figures()).toBeNull();
  const late = await place();
  await claim(late);
  await shop.setStatus(late.id, 'cancelled');
  // Paid 4, 9 and 15 minutes after they were placed.
  const month = { orders: 20, paidAfterMinutes: 9, claims: 3, cancelledUnpaid: 1 };
  expect(await figures()).toEqual(month);
  shop.platform.passSeconds(29 * DAY_S);
  expect(await figures()).toEqual(month);
  shop.platform.passSeconds(2 * DAY_S);
  expect(await figures()).toBeNull();
});
