import type { Page } from '@playwright/test';
import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { signInByPhone } from '../../people';

/** Places a pickup order for one of each product as the page's signed-in customer. */
async function placeSignedIn(page: Page, productIds: readonly string[]): Promise<string> {
  const { token } = await (await page.request.get('/api/auth/token')).json();
  const headers = { Authorization: `Bearer ${token}` };
  const { id: userId } = await (await page.request.get('/api/users/me', { headers })).json();
  const response = await page.request.post('/api/orders', {
    headers,
    data: {
      userId,
      items: productIds.map((productId) => ({ productId, quantity: 1 })),
      deliveryMethod: 'pickup',
      paymentMethod: 'upi',
    },
  });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()).id;
}

test('a customer sees an empty list, and later the orders', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/order-history');
  await expect(page.getByRole('region', { name: 'Sign in to see your orders' })).toBeVisible();
  await signInByPhone(page, shop, '9876500011');
  await expect(page.getByRole('main')).toContainText("You haven't placed any orders yet.");
  await expect(page.getByRole('link', { name: 'Browse Our Menu' })).toHaveAttribute(
    'href',
    '/menu',
  );

  const older = await placeSignedIn(page, ['espresso']);
  const newer = await placeSignedIn(page, ['cappuccino', 'americano']);
  await page.route('**/api/users/*/orders*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.unroute('**/api/users/*/orders*');
  await page.getByRole('button', { name: 'Try again' }).click();

  // Two panes: the list, newest first, and the first order beside it.
  const list = page.getByRole('navigation', { name: 'Your orders' });
  const rows = list.getByRole('link');
  await expect(rows).toHaveText([new RegExp(newer), new RegExp(older)]);
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  const detail = page.getByRole('article');
  await expect(detail).toHaveAccessibleName(`Order ${newer}`);
  const [left, right] = [await list.boundingBox(), await detail.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await rows.nth(1).click();
  await expect(detail).toHaveAccessibleName(`Order ${older}`);
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(list).toBeVisible();
  await expect(detail).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(detail).toHaveAccessibleName(`Order ${older}`);
  await expect(list).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Orders List' }).click();
  await expect(detail).toHaveCount(0);
  await rows.first().click();
  await expect(detail).toHaveAccessibleName(`Order ${newer}`);
  await expect(list).toHaveCount(0);
});

test('a guest’s orders stay listed after signing in and out', async ({ page, shop }) => {
  const [guests, anothers] = [await placeAsGuest(shop), await placeAsGuest(shop)];
  const detail = page.getByRole('article');
  const rows = page.getByRole('navigation', { name: 'Your orders' }).getByRole('link');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(guestLink(guests));
  await expect(detail).toHaveAccessibleName(`Order ${guests.id}`);

  await test.step('a guest sees their own orders, and not another guest’s', async () => {
    await page.getByRole('link', { name: 'Back to Orders List' }).click();
    await expect(rows).toHaveText([new RegExp(guests.id)]);
    await expect(
      page.getByRole('region', { name: 'Sign in to see all your orders' }),
    ).toBeVisible();
    await page.goto(`/order-history?order=${anothers.id}`);
    await expect(page.getByRole('main')).toContainText('Order not found');
  });

  await test.step('after signing in they are listed with the customer’s own', async () => {
    await page.getByRole('link', { name: 'Back to Orders List' }).click();
    await page.setViewportSize({ width: 1024, height: 800 });
    await signInByPhone(page, shop, '9876500012');
    await expect(rows).toHaveText([new RegExp(`Guest.*${guests.id}`)]);
    await expect(page.getByRole('main')).toContainText('without signing in');
    await expect(detail).toHaveAccessibleName(`Order ${guests.id}`);

    const own = await placeSignedIn(page, ['espresso']);
    await page.goto('/order-history');
    await expect(rows).toHaveText([new RegExp(own), new RegExp(guests.id)]);
    await expect(rows.first()).not.toContainText('Guest');
    await rows.nth(1).click();
    await expect(detail).toHaveAccessibleName(`Order ${guests.id}`);
  });

  await test.step('after signing out they are still listed', async () => {
    const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(signOut).toBeVisible();
    await signOut.click();
    await expect(rows).toHaveText([new RegExp(guests.id)]);
    await expect(detail).toHaveAccessibleName(`Order ${guests.id}`);
  });
});
