import { startGatewayStandIn } from '../../support/gateway-stand-in';
import { prepareShopServer } from '../../support/shop-server';
import { makeTestDatabase } from '../../support/test-database';
import { expectAccessible } from '../expect-accessible';
import { guestLink, placeAsGuest } from '../guest-order';
import { test as base, expect } from '../journey';

/** A demo shop whose customers pay at a stand-in for Razorpay. */
const test = base.extend<object, { gateway: Awaited<ReturnType<typeof startGatewayStandIn>> }>({
  gateway: [
    async ({ engine: _ }, use) => {
      const gateway = await startGatewayStandIn('razorpay');
      await use(gateway);
      gateway.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ engine, gateway }, use) => {
      const database = await makeTestDatabase(engine);
      const shop = await prepareShopServer({ ...database.settings, ...gateway.settings });
      try {
        await shop.start();
        await use(shop);
      } finally {
        await shop.stop();
        await database.remove();
      }
    },
    { scope: 'worker' },
  ],
});

test('a customer pays on the gateway’s page and comes back to a paid order', async ({
  page,
  shop,
}) => {
  const order = await placeAsGuest(shop);
  await page.goto(guestLink(order));
  const payment = page.getByRole('region', { name: 'Payment' });
  const payOnline = payment.getByRole('button', { name: 'Pay online' });
  await expect(payOnline).toBeVisible();
  await expectAccessible(page, 'a payment online', undefined, 'section[aria-label=Payment]');
  expect((await payOnline.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await payOnline.click();
  await page.getByRole('link', { name: `Pay ₹${order.totalAmount} at the stand-in` }).click();
  await expect(page.getByRole('article').getByText(/^Paid \d/)).toBeVisible();
  await expect(page).toHaveURL(`/order-history?order=${order.id}`);
});

test('an open page shows the payment within a second of the webhook', async ({
  page,
  shop,
  gateway,
}) => {
  const order = await placeAsGuest(shop);
  const followed = page.waitForResponse(/\/events$/);
  await page.goto(guestLink(order));
  await followed;
  await fetch(`${shop.url}/api/orders/${order.id}/gateway-page`, {
    method: 'POST',
    headers: { 'Order-Access-Token': order.accessToken },
  });
  const { path, headers, body } = gateway.pay(gateway.lastPage());
  await expect(page.getByRole('button', { name: 'Pay online' })).toBeVisible();
  const { status } = await fetch(shop.url + path, { method: 'POST', headers, body });
  expect(status).toBe(200);
  await expect(page.getByRole('article').getByText(/^Paid \d/)).toBeVisible({ timeout: 1000 });
});
