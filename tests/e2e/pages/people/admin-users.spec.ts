import type { Page } from '@playwright/test';
import type { Admin } from '../../../../shared/contract/people/staff-contract';
import { expect, test } from '../../journey';
import { demoAdmin, openAsStaff, signInWithoutForm } from '../../people';
import { openStaffApi } from '../../staff-api';

const EMAIL = 'tshering@cafe.example';
const PASSWORD = 'a long enough secret';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('admin users are added, changed and deleted', async ({ office: page, shop }) => {
  const call = await openStaffApi(shop);
  await page.route('**/api/admins', (route) => route.abort());
  await openAsStaff(page, shop, '/admin/users');
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load admin users. Please try again.',
  );
  await page.unroute('**/api/admins');
  await page.getByRole('button', { name: 'Try again' }).click();

  const dialog = page.getByRole('dialog', { name: /^(Add|Edit|Delete) / });
  const alert = dialog.getByRole('alert');
  const save = dialog.getByRole('button', { name: /^(Add Admin User|Save)$/ });
  const email = dialog.getByLabel('Email');
  const password = dialog.getByLabel('Password', { exact: true });
  const confirmation = dialog.getByLabel('Confirm password');
  await page.getByRole('button', { name: 'Add Admin User' }).press('Enter');
  await expect(dialog.getByLabel('Role')).toHaveValue('staff');
  await save.click();
  await expect(alert).toHaveText('Email and password are required');
  await expect(email).toBeFocused();
  await email.fill(EMAIL);
  await password.fill('Tshering1990');
  await confirmation.fill('Tshering1990');
  await save.click();
  await expect(password).toHaveAccessibleDescription(/contains the name or the email/);
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await confirmation.fill(PASSWORD);
  await page.route('**/api/admins', (route) => route.abort());
  await save.click();
  await expect(alert).toHaveText('Failed to add admin user. Please try again.');
  await expect(email).toHaveValue(EMAIL);
  await page.unroute('**/api/admins');
  await confirmation.press('Enter');
  await expect(dialog).toBeHidden();
  const member = row(page, EMAIL);
  await expect(member.getByText('Staff')).toBeVisible();

  await member.getByRole('button', { name: `Edit ${EMAIL}` }).press('Enter');
  await email.fill('');
  await save.click();
  await expect(alert).toHaveText('Email are required');
  await email.fill((await demoAdmin(shop)).email);
  await save.click();
  await expect(alert).toHaveText('There is already an admin user with this email address.');
  await email.fill(EMAIL);
  await dialog.getByLabel('Name').fill('Tshering');
  await page.route('**/api/admins/*', (route) => route.abort());
  await save.click();
  await expect(alert).toHaveText('Failed to update admin user. Please try again.');
  await page.unroute('**/api/admins/*');
  const found = (await call<Admin[]>('GET', '/admins')).find((admin) => admin.email === EMAIL);
  await call('PUT', `/admins/${found?.id}`, { ...found, name: 'Someone', role: 'manager' });
  await save.click();
  await expect(alert).toContainText('Someone else changed this');
  await expect(dialog.getByLabel('Name')).toHaveValue('Tshering');
  await dialog.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(dialog.getByLabel('Role')).toHaveValue('manager');
  await dialog.getByLabel('Name').fill('Tshering');
  await save.click();
  await expect(dialog).toBeHidden();
  // The password was left blank, so the old one still works.
  const own = await openStaffApi(shop, { email: EMAIL, password: PASSWORD });
  expect(await own<Admin>('GET', '/admins/me')).toMatchObject({ name: 'Tshering' });

  await expect(
    row(page, 'Demo admin').getByRole('button', { name: 'Delete Demo admin' }),
  ).toBeDisabled();
  await member.getByRole('button', { name: 'Delete Tshering' }).click();
  await expect(dialog).toContainText('Delete Tshering?');
  await page.route('**/api/admins/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(alert).toHaveText('Failed to delete admin user. Please try again.');
  await page.unroute('**/api/admins/*');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(member).toHaveCount(0);
});

test('the last admin keeps the role', async ({ office: page, shop, browser }) => {
  const call = await openStaffApi(shop);
  await openAsStaff(page, shop, '/admin/users');
  const dialog = page.getByRole('dialog', { name: /^Edit / });
  const save = dialog.getByRole('button', { name: 'Save' });
  await page.getByRole('button', { name: 'Edit Demo admin' }).click();
  await expect(dialog).toContainText('The last admin keeps the role.');
  await dialog.getByLabel('Role').selectOption('Manager');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The last admin cannot be removed or demoted.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const second = {
    email: 'deputy@cafe.example',
    password: PASSWORD,
    name: 'Deputy',
    role: 'admin',
  };
  const { id } = await call<Admin>('POST', '/admins', second);
  const leaving = await browser.newPage({ baseURL: shop.url });
  await signInWithoutForm(leaving.context(), shop, second);
  await leaving.goto('/admin/users');
  const own = leaving.getByRole('dialog', { name: 'Edit Deputy' });
  await leaving.getByRole('button', { name: 'Edit Deputy' }).click();
  await own.getByLabel('Role').selectOption('Staff');
  await expect(own.getByRole('status')).toContainText('This is your own account.');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(leaving.getByRole('alert')).toContainText('Access Denied');
  await expect(leaving.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await leaving.close();
  await call('DELETE', `/admins/${id}`);
});
