import { startGatewayStandIn } from '../../../support/money/gateway-stand-in';
import { expectAccessible } from '../../expect-accessible';
import { ESPRESSO, fillInPickup, keepCart } from '../../guest-checkout';
import { guestLink, placeAsGuest } from '../../guest-order';
import { test as base, expect, lendShop } from '../../journey';

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
    ({ engine, gateway }, use) => lendShop(engine, use, gateway.settings),
    { scope: 'worker' },
  ],
});

test('one tap leads from the checkout to the payment page, and back to a paid order', async ({
  page,
}) => {
  const payOnline = page.getByRole('button', { name: 'Pay online' });
  const payHere = page.getByRole('link', { name: /at the stand-in$/ });
  await keepCart(page, [ESPRESSO]);
  await fillInPickup(page, 'Asha', '9812345678');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(payHere).toBeVisible();

  await test.step('a customer who goes back without paying can pay again', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
    await payOnline.click();
  });

  await payHere.click();
  await expect(page.getByRole('article').getByText(/^Paid \d/)).toBeVisible();
});

test('an open page shows a payment at the gateway at once', async ({ page, shop, gateway }) => {
  const order = await placeAsGuest(shop);
  const payOnline = page
    .getByRole('region', { name: 'Payment' })
    .getByRole('button', { name: 'Pay online' });
  const paid = page.getByRole('article').getByText(/^Paid \d/);

  await test.step('the customer comes back to a paid order', async () => {
    await page.goto(guestLink(order));
    await expect(payOnline).toBeVisible();
    await expectAccessible(page, 'a payment online', undefined, 'section[aria-label=Payment]');
    expect((await payOnline.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await payOnline.click();
    await page.getByRole('link', { name: `Pay ₹${order.totalAmount} at the stand-in` }).click();
    await expect(paid).toBeVisible();
    await expect(page).toHaveURL(`/order-history?order=${order.id}`);
  });

  await test.step('an open page shows the payment without asking again', async () => {
    const other = await placeAsGuest(shop);
    const followed = page.waitForResponse(new RegExp(`${other.id}/events$`));
    await page.goto(guestLink(other));
    await followed;
    await fetch(`${shop.url}/api/orders/${other.id}/gateway-page`, {
      method: 'POST',
      headers: { 'Order-Access-Token': other.accessToken },
    });
    const { path, headers, body } = gateway.pay(gateway.lastLink());
    await expect(payOnline).toBeVisible();
    const { status } = await fetch(shop.url + path, { method: 'POST', headers, body });
    expect(status).toBe(200);
    // A page without a stream would ask after 15 s, longer than this waits.
    await expect(paid).toBeVisible();
  });
});
