import { refusalMessage } from '../../../../shared/domain/platform/refusals';
import { ESPRESSO, fillInPickup, keepCart } from '../../guest-checkout';
import { expect, test } from '../../journey';
import { openAndMove } from '../../open-and-move';
import { openStaffApi } from '../../staff-api';

const UNAVAILABLE = {
  code: 'unavailable',
  status: 503,
  message: refusalMessage('unavailable', undefined),
};

test('a checkout whose scripts are lost after the tap can be opened again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await keepCart(page, [ESPRESSO]);
  await page.addInitScript(() => {
    // Without scripts preloaded.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const open = page.getByRole('link', { name: 'Checkout' });
  await openAndMove(page, '/menu', open);
  await page.waitForLoadState('networkidle');
  await page.route('**/checkout-page-*.js', (route) => route.abort());
  await open.click();
  await expect(page.getByRole('alert')).toContainText('The next page did not load.');
  await expect(page).toHaveURL('/menu');
  await expect(open).not.toHaveAttribute('aria-busy');
  await page.unroute('**/checkout-page-*.js');
  // An urgent notice is announced, and its copy on the screen is hidden from screen readers until it has the focus.
  await page.getByRole('button', { name: 'Try again', includeHidden: true }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Total₹105.00');
});

test('a network cut after Place Order ends in one order', async ({ page, context, shop }) => {
  const staff = await openStaffApi(shop);
  await page.clock.install();
  await keepCart(page, [ESPRESSO]);
  await fillInPickup(page, 'Tashi', '9876500021');

  const keys: (string | undefined)[] = [];
  await page.route('**/api/orders', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 2) return route.fulfill({ status: 503, json: UNAVAILABLE });
    if (keys.length > 2) return route.continue();
    // The shop takes the order, but its response is lost.
    expect((await route.fetch()).status()).toBe(201);
    await context.setOffline(true);
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: /^Place order/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Sending your order…' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('The connection is weak');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: 'Sending your order…' })).toBeVisible();
  await context.setOffline(false);
  // The second request got a 503.
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'The shop cannot take orders right now',
  );

  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
  const found = await staff<{ total: number; items: { id: string }[] }>(
    'GET',
    '/orders?q=9876500021',
  );
  expect(found.total).toBe(1);
  await expect(page.getByRole('main')).toContainText(found.items[0]?.id ?? 'an order');
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});
