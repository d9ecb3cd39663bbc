import type { Page } from '@playwright/test';
import { keepCart } from '../../guest-checkout';
import { holdRequests } from '../../hold-requests';
import { expect, test } from '../../journey';
import { signInByPhone } from '../../people';
import { addProduct, setStock } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

// The prompt for a saved order needs the service worker.
test.use({ serviceWorkers: 'allow' });

const DIGITS = '9876500147';

/** Completes the checkout offline, saves the order on the phone, and goes back online. */
async function keepOrder(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Pickup/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await loseAndKeep(page);
}

async function loseAndKeep(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('button', { name: 'Save it on this phone' }).click();
  await expect(page.getByRole('heading', { name: 'Your order is saved' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Send your order now?' })).toBeVisible();
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('maenam-order-attempt'));

test('a saved order shows its refusal and is sent once', async ({ page, context, shop }) => {
  const staff = await openStaffApi(shop);
  const { id, name, price } = await addProduct(staff, { packagingCharge: 5 });
  const line = { productId: id, name, price: price * 100, quantity: 1 };
  const placed = async () => (await staff<{ total: number }>('GET', `/orders?q=${DIGITS}`)).total;

  await keepCart(page, [line]);
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /Sign in/ }).click();
  await signInByPhone(page, shop, DIGITS);
  await page.getByLabel('Name', { exact: true }).fill('Karma');
  await page.getByRole('button', { name: 'Save name' }).click();
  await keepOrder(page);
  await setStock(staff, id, 0);
  await page.getByRole('button', { name: 'Send my order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: name })).toBeVisible();
  expect(await kept(page)).toBeNull();
  expect(await placed()).toBe(0);

  await setStock(staff, id, 5);
  await page.reload();
  await loseAndKeep(page);
  await page.getByRole('button', { name: 'Send my order' }).click();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await expect.poll(() => kept(page)).toBeNull();
  expect(await placed()).toBe(1);

  const later = await context.newPage();
  await keepCart(later, [line]);
  await later.goto('/checkout');
  await keepOrder(later);
  expect(await kept(later)).toContain(id);
  // A phone in landscape, where the prompt and the open account menu share little space.
  await later.setViewportSize({ width: 844, height: 390 });
  await later.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(later.getByRole('region', { name: 'Send your order now?' })).toBeVisible();
  await later.getByRole('button', { name: 'Account' }).click();
  await later.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => kept(later)).toBeNull();
  // The other tab's confirmation is gone, too.
  await expect(page).toHaveURL('/menu');
  expect(await placed()).toBe(1);
});

const SENT_A_DAY_AGO = { firstSentAt: Date.now() - 24 * 3_600_000, waits: true };

const expiryNotice = (page: Page) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByText(
      'We heard nothing back about your order of 1 item, and after a day it is too old to send again: please call us to ask whether it arrived.',
    );

/** Stores an order of one dish, as another tab or an earlier visit would have. */
async function leaveOrder(page: Page, order: object, body: object): Promise<void> {
  const line = { productId: 'p', name: 'Left Dish', price: 1, quantity: 1, customizations: [] };
  const text = JSON.stringify({
    version: 1,
    idempotencyKey: 'left',
    startedAt: Date.now(),
    body: { items: [{ productId: 'p', quantity: 1 }], deliveryMethod: 'pickup', ...body },
    made: { lines: [line], draft: {} },
    ...order,
  });
  await page.evaluate((value) => localStorage.setItem('maenam-order-attempt', value), text);
}

test.describe('where no service worker runs', () => {
  test.use({ serviceWorkers: 'block' });

  test('a saved order goes with its notice, or at sign-out', async ({ page, shop }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const letItDraw = await holdRequests(page, '**/toast-view-*.js');
    let isToDraw = false;
    page.on('request', (request) => {
      if (request.url().includes('/toast-view-')) isToDraw = true;
    });
    const heading = page.getByRole('heading', { level: 1 });
    // A touch of a heading has no effect before hydration, and is not replayed.
    const touchUntilNoticed = () =>
      expect(async () => {
        await heading.click();
        await expect(expiryNotice(page)).toBeVisible({ timeout: 1500 });
      }).toPass();
    await page.goto('/about');
    await leaveOrder(page, SENT_A_DAY_AGO, {});
    await expect(async () => {
      await heading.click();
      expect(isToDraw).toBe(true);
    }).toPass();
    // Reload before the notice is shown.
    await page.reload();
    letItDraw();
    await touchUntilNoticed();
    await page.reload();
    await touchUntilNoticed();
    // The Dismiss button is hidden from screen readers until the toast has focus.
    await page.getByLabel('Dismiss').click();
    await expect.poll(() => kept(page)).toBeNull();

    // Signing out deletes it with or without the parts that are loaded later.
    const signIn = async (digits: string) => {
      const read = page.waitForResponse('**/api/users/me');
      await signInByPhone(page, shop, digits);
      return (await (await read).json()).id as string;
    };
    const prompt = page.getByRole('region', { name: 'Send your order now?' });
    await page.goto('/profile');
    await leaveOrder(page, { waits: true }, { userId: await signIn('9876500149') });
    await page.goto('/about');
    const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(signOut).toBeVisible();
    await expect(prompt).toContainText('Left Dish');

    // A link interrupts the reload that tells a page whether the shop is reachable again.
    await page.context().setOffline(true);
    await expect(prompt).toBeHidden();
    const letShopAnswer = await holdRequests(page, '**/api/products');
    const asked = page.waitForRequest('**/api/products');
    await page.context().setOffline(false);
    await asked;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(/^Contact/);
    letShopAnswer();
    await expect(prompt).toContainText('Left Dish');

    // A network without internet: a link asks again, long before the page would by itself.
    await page.context().setOffline(true);
    await expect(prompt).toBeHidden();
    await page.route('**/api/products', (route) => route.abort());
    const unanswered = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/products'),
    );
    await page.context().setOffline(false);
    await unanswered;
    await expect(page.getByText('· no connection')).toBeVisible();
    await page.unroute('**/api/products');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(prompt).toContainText('Left Dish');

    await page.getByRole('button', { name: 'Account' }).click();
    await signOut.click();
    await expect.poll(() => kept(page)).toBeNull();
    await expect(prompt).toBeHidden();

    let failed = 0;
    await page.route(/offline-parts-[^/]*\.js$/, (route) => {
      failed += 1;
      return route.abort();
    });
    await page.goto('/profile');
    await leaveOrder(page, { waits: true }, { userId: await signIn('9876500157') });
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => kept(page)).toBeNull();
    expect(failed).toBeGreaterThan(0);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
