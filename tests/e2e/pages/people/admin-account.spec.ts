import { expect, test } from '../../journey';
import { demoAdmin, openAsStaff, signInAsStaff, signInWithoutForm } from '../../people';

test('staff sign their other devices out', async ({ office: page, shop, browser }) => {
  const phone = await browser.newContext({
    baseURL: shop.url,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36',
  });
  const other = await phone.newPage();
  await signInWithoutForm(phone, shop, await demoAdmin(shop));
  await other.goto('/admin/orders');
  await expect(other.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await openAsStaff(page, shop, '/admin/account');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('This device')).toHaveCount(1);
  await expect(row('This device').getByRole('button')).toHaveCount(0);
  const lost = row('Chrome on Android');
  await expect(lost).toContainText('127.0.0.1');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));

  await lost.getByRole('button', { name: 'Sign out Chrome on Android' }).press('Enter');
  await expect(dialog).toContainText('Sign out Chrome on Android?');
  await page.route('**/api/admins/me/devices/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to sign out. Please try again.');
  await page.unroute('**/api/admins/me/devices/*');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog).toBeHidden();
  await expect(lost).toHaveCount(0);

  await other.getByRole('link', { name: 'Inventory' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signInAsStaff(other, shop);
  await expect(other.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();

  await page.reload();
  await expect(lost).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog).toBeHidden();
  await expect(lost).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
  await phone.close();
});
