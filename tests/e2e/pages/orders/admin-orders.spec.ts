import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';

test('a list row keeps its time on one line on a tablet', async ({ office: page, shop }) => {
  const { id } = await placeAsGuest(shop, {
    guest: { name: 'Chewang Bhutia Wangchuk', phoneNumber: '+919876500143' },
  });
  await page.setViewportSize({ width: 1024, height: 600 });
  await openAsStaff(page, shop, '/admin/orders');
  const row = page.getByRole('row').filter({ hasText: id });
  expect((await row.getByText('just now').boundingBox())?.height).toBeLessThan(30);
  const over = await page
    .locator('div:has(> table)')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(over).toBe(0);
  // Narrower, the last column and the button of a payment are still in sight.
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const take = row.getByRole('button', { name: /^Take the payment of / });
    for (const part of [row.getByText('just now'), take]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test('an order that cannot be loaded or changed says so', async ({ office: page, shop }) => {
  // A live event would reload the order before the button is pressed.
  await page.route('**/api/admin/order-events', (route) => route.abort());
  await page.route('**/api/orders?*', (route) => route.abort());
  await openAsStaff(page, shop, '/admin/orders');
  await expect(page.getByRole('alert')).toContainText('Failed to load orders. Please try again.');
  await page.unroute('**/api/orders?*');

  await page.goto('/admin/orders/NOBODYXX');
  await expect(page.getByText('Order not found')).toBeVisible();
  const { id } = await placeAsGuest(shop);
  await page.route(`**/api/orders/admin/${id}`, (route) => route.abort());
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load order details. Please try again.',
  );
  await page.unroute(`**/api/orders/admin/${id}`);
  await page.getByRole('button', { name: 'Try again' }).click();

  const sent: string[] = [];
  await page.route(`**/api/orders/${id}/*status`, (route) => {
    sent.push(route.request().url());
    return route.abort();
  });
  const next = page.getByRole('button', { name: 'Start preparing' });
  await next.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to update order status. Please try again.',
  );
  await expect(next).toBeFocused();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  for (const [button, failed] of [
    ['Update Status', 'Failed to update order status. Please try again.'],
    ['Update Payment Status', 'Failed to update payment status. Please try again.'],
  ] as const) {
    sent.length = 0;
    await page.getByRole('button', { name: button, exact: true }).click();
    await save.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 });
    await save.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(failed);
    expect(sent).toHaveLength(1);
    await expect(page.getByRole('dialog').getByRole('combobox')).not.toHaveValue(/placed|pending/);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
});
