import { DESK, expectAccessible, TWO_LOOKS } from '../expect-accessible';
import { placeAsGuest } from '../guest-order';
import { expect, test } from '../journey';
import { signInAsStaff } from '../people';
import { refuseStreams } from '../refuse-streams';

test('axe finds nothing in the back office', async ({ page, shop }) => {
  test.slow();
  const { id } = await placeAsGuest(shop);
  await refuseStreams(page);
  await page.setViewportSize(DESK);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, 'the sign-in of the staff', TWO_LOOKS);
  await signInAsStaff(page, shop);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const paths = ['', 'orders', `orders/${id}`, `orders/${id}/ticket`, `orders/${id}/bill`];
  const owners = ['users', 'settings', 'logs', 'audit-log'];
  const rest = ['products', 'categories', 'inventory', ...owners, 'account'];
  for (const path of [...paths, ...rest]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, `/admin/${path}`, TWO_LOOKS);
  }
  for (const [path, button] of [
    ['products', 'Add Product'],
    ['categories', 'Add Category'],
    ['inventory', 'Bulk Initialize'],
    ['users', 'Add Admin User'],
  ] as const) {
    await page.setViewportSize(DESK);
    await page.goto(`/admin/${path}`);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, button, TWO_LOOKS);
  }
});
