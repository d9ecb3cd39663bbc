import type { Settings } from '../../../../shared/contract/shop/settings-contract';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

test('default values shown after a failed load cannot be saved', async ({ office: page, shop }) => {
  await page.route('**/api/settings', (route) => route.abort());
  await openAsStaff(page, shop, '/admin/settings');
  const save = page.getByRole('button', { name: 'Save Settings' });
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load settings. Using default values.',
  );
  for (const name of ['Store Information', 'Order Settings']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await expect(page.getByLabel('Tax rate (%)')).toHaveValue('5');
  await expect(page.getByLabel('Delivery radius (km)')).toHaveValue('5');
  await expect(page.getByLabel('Minimum order')).toHaveValue('0');
  await expect(page.getByLabel('Delivery fee', { exact: true })).toHaveValue('20');
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/could not be loaded/);
  await page.unroute('**/api/settings');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Store name')).toHaveValue('Maenam Cafe (demo)');
  await expect(save).toBeEnabled();
});

test('unsaved settings warn before leaving', async ({ office: page, shop }) => {
  const call = await openStaffApi(shop);
  const before = await call<Settings>('GET', '/settings');
  await openAsStaff(page, shop, '/admin/settings');
  const save = page.getByRole('button', { name: 'Save Settings' });
  const name = page.getByLabel('Store name');
  const alert = page.getByRole('alert');
  const upiId = page.getByLabel('UPI ID');
  const code = page.getByRole('img', { name: /^QR code to pay/ });
  await expect(code).toHaveAccessibleName(`QR code to pay Maenam Cafe Demo, ${before.upiId}`);
  const drawn = await code.innerHTML();
  await upiId.fill('cafe');
  await expect(code).toHaveCount(0);
  await upiId.fill('cafe@okbank');
  await expect(code).toHaveAccessibleName('QR code to pay Maenam Cafe Demo, cafe@okbank');
  expect(await code.innerHTML()).not.toBe(drawn);

  await name.fill('');
  await save.click();
  await expect(page.getByText('Please fill in this field')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Cafe Zed');
  await page.getByLabel('By hours').check();
  await page.route('**/api/settings', (route) => route.abort());
  await save.click();
  await expect(alert).toHaveText('Failed to update settings. Please try again.');
  await expect(name).toHaveValue('Cafe Zed');
  await page.unroute('**/api/settings');

  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const way of [
    page.getByRole('link', { name: 'Orders', exact: true }),
    page.getByRole('button', { name: 'Sign out' }),
  ]) {
    await way.press('Enter');
    await leaving.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(leaving).toBeHidden();
    await expect(name).toHaveValue('Cafe Zed');
  }

  const { isStoreOpen: _derived, version: _counted, ...entered } = before;
  await call('PUT', '/settings', { ...entered, storeName: 'Elsewhere' });
  await save.click();
  await expect(alert).toContainText('Someone else changed this');
  await expect(name).toHaveValue('Cafe Zed');
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  // Beside the button there would be room for one word a line.
  const words = await alert.getByText('Someone else changed this').boundingBox();
  expect(words?.width).toBeGreaterThan(200);
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(name).toHaveValue('Elsewhere');
  await expect(page.getByRole('radio', { name: /^Open/ })).toBeChecked();
  await name.fill('Cafe Zed');
  await save.press('Enter');
  const done = page.getByRole('region', { name: 'Notifications' });
  await expect(done.getByText('Settings updated successfully!')).toBeVisible();
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0);
  await expect(done.getByText('Settings updated successfully!')).toBeHidden();
  expect((await call<Settings>('GET', '/settings')).storeName).toBe('Cafe Zed');
  await call('PUT', '/settings', entered);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page).toHaveURL('/admin/orders');
});
