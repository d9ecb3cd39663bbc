import type { Order } from '../../../../shared/contract/orders/order-shape';
import { windowWords } from '../../../../shared/domain/orders/promise-words';
import { fillInPickup, keepCart } from '../../guest-checkout';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

/** The longest time until an open page shows a change. */
const CHECK_MS = 5000;
const WINDOW = /Ready \d+:\d[05]( [ap]m)? to \d+:\d[05] [ap]m$/;

test('a customer reads when food will be ready', async ({ browser, page, shop }) => {
  const ask = await openStaffApi(shop);
  const { id, name } = await addProduct(ask, { prepMinutes: 120 });
  await keepCart(page, [{ productId: id, name, price: 10_000, quantity: 1 }]);
  await page.clock.install();
  const known = page.waitForResponse('**/api/settings');
  await page.goto('/menu');
  const bar = page.getByRole('region', { name: 'Delivery today' });
  const usual = (await bar.getByText(WINDOW).textContent()) ?? '';
  await known;
  await test.step('an open page follows the kitchen', async () => {
    await ask('PUT', '/admin/kitchen/settings', { usualMinutes: 60 });
    try {
      await page.clock.fastForward(CHECK_MS);
      await expect(bar.getByText(WINDOW)).not.toHaveText(usual);
    } finally {
      await ask('PUT', '/admin/kitchen/settings', { usualMinutes: 8 });
    }
  });

  await fillInPickup(page, 'Dawa', '9876500072');
  const cart = page.getByRole('main').getByText(WINDOW);
  await expect(cart).toBeVisible();
  expect(await cart.textContent()).not.toBe(usual);
  // The window of another cart would contradict it.
  await expect(bar).toContainText('Open now');
  await expect(bar.getByText(WINDOW)).toHaveCount(0);
  const placing = page.waitForResponse(
    (response) => response.url().endsWith('/api/orders') && response.status() === 201,
  );
  await page.getByRole('button', { name: /^Place order/ }).click();
  const order: Order = await (await placing).json();
  const [from, until] = [order.promisedFrom, order.promisedUntil].map((end) => new Date(end ?? ''));
  if (!from || !until) throw new Error('The order was promised nothing');
  // Far beyond a usual dish, even where the shop has learned from other tests' orders that it is quick.
  expect(until.getTime()).toBeGreaterThan(Date.now() + 40 * 60_000);
  const promise = page.getByText(`Ready ${windowWords({ from, until })}`, { exact: true });
  await expect(promise).toBeVisible();
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.id}` })).toBeVisible();
  await expect(promise).toBeVisible();
  await ask('PUT', `/orders/${order.id}/status`, { status: 'cancelled' });
  await expect(promise).toHaveCount(0);

  await test.step('staff read what was promised, and say how long a dish takes', async () => {
    const desk = await browser.newPage({ baseURL: shop.url });
    await openAsStaff(desk, shop, `/admin/orders/${order.id}`);
    // It also says the day of a promise for tomorrow.
    await expect(desk.getByText(/^Promised: /)).toContainText(windowWords({ from, until }));
    await desk.goto(`/admin/products?q=${name}`);
    await desk.getByRole('button', { name: `Edit ${name}` }).click();
    const dialog = desk.getByRole('dialog', { name: /^Edit / });
    const minutes = dialog.getByLabel('Minutes to make');
    await expect(minutes).toHaveValue('120');
    await minutes.fill('2.5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter a whole number')).toBeVisible();
    await minutes.fill('25');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await desk.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(minutes).toHaveValue('25');
    await desk.close();
  });
});
