import { DESK, expectAccessible, expectLoaded, TWO_LOOKS } from '../expect-accessible';
import { placeAsGuest } from '../guest-order';
import { expect, test } from '../journey';
import { openAsStaff, signInAsStaff } from '../people';
import { watchPolicy } from '../watch-policy';

test('axe and the content security policy find nothing in the back office', async ({
  page,
  shop,
}) => {
  test.slow();
  const { id } = await placeAsGuest(shop);
  const violations = await watchPolicy(page);
  await page.setViewportSize(DESK);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, 'the sign-in of the staff');
  await signInAsStaff(page, shop);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const paths = ['', 'orders', `orders/${id}`, `orders/${id}/ticket`, `orders/${id}/bill`];
  const owners = [
    'visits',
    'statements',
    'users',
    'settings',
    'bills',
    'taxes',
    'kitchen/settings',
    'content',
    'printers',
    'logs',
    'audit-log',
  ];
  const rest = ['kitchen', 'products', 'categories', 'inventory', ...owners, 'account'];
  for (const path of [...paths, ...rest]) {
    await page.goto(`/admin/${path}`);
    await expectLoaded(page);
    await expectAccessible(page, `/admin/${path}`);
  }
  expect(violations).toEqual([]);
});

test('axe finds nothing in the dialogs of the back office', async ({ page, shop }) => {
  test.slow();
  const { id } = await placeAsGuest(shop);
  await page.setViewportSize(DESK);
  await openAsStaff(page, shop, `/admin/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible();
  const dialog = page.getByRole('dialog');
  for (const [path, buttons] of [
    [`orders/${id}`, ['Update Status', 'Update Payment Status']],
    ['products', ['Import CSV', /^Edit /, /^Delete /]],
    ['categories', ['Add Category']],
    ['inventory', ['Initialize Inventory', 'Bulk Initialize', /^History of /]],
    ['users', ['Add Admin User']],
    ['printers', ['Add printer']],
  ] as const) {
    await page.goto(`/admin/${path}`);
    for (const name of buttons) {
      await page.setViewportSize(DESK);
      await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page, `${path}: ${name}`, TWO_LOOKS, '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});
