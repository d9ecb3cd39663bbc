import { expect, test } from '../../journey';
import { signInByPhone } from '../../people';

const NEAR = { latitude: 27.31, longitude: 88.37 };

test('name and addresses are saved, or typed text kept', async ({ page, context, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEAR);
  await page.goto('/profile');
  await signInByPhone(page, shop, '9876500061');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(main).toContainText('+91 98765 00061');

  const name = page.getByLabel('Name', { exact: true });
  const cut = (on: boolean) =>
    on ? page.route('**/api/users/**', (route) => route.abort()) : page.unroute('**/api/users/**');
  await expect(name).toBeVisible();
  await cut(true);
  await name.fill('Mingma Lepcha');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('Mingma Lepcha');
  await cut(false);
  await page.getByRole('button', { name: 'Save name' }).click();
  const toast = page.getByRole('dialog').filter({ hasText: 'Name saved.' });
  // A hovered toast does not time out.
  await toast.hover();
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New address' });
  const title = dialog.getByRole('heading', { name: 'New address' });
  await test.step('the toast does not cover the title of the form', async () => {
    await expect(title).toBeVisible();
    await expect(async () => {
      const [above, below] = [await toast.boundingBox(), await title.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 740));
      expect(below?.y).toBeLessThan(120);
    }).toPass();
  });
  const save = page.getByRole('button', { name: 'Save address' });
  await expect(dialog.getByLabel('City')).toHaveValue('Ravangla');
  await expect(dialog.getByLabel('State')).toHaveValue('Sikkim');
  await expect(dialog.getByLabel('PIN code')).toHaveValue('737139');
  await dialog.getByLabel('Name').fill('');
  await save.click();
  await expect(dialog.getByText('Please name this address')).toBeVisible();
  await dialog.getByLabel('Name').fill('Work');
  await dialog.getByLabel('Street').fill('4 Temple Road');
  await dialog.getByRole('button', { name: 'Detect my location' }).click();
  await expect(dialog).toContainText('We deliver here');
  await cut(true);
  await save.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Street')).toHaveValue('4 Temple Road');
  await cut(false);
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(main).toContainText('4 Temple Road, Ravangla, Sikkim 737139');

  await page.reload();
  await expect(main).toContainText('4 Temple Road');
  await expect(name).toHaveValue('Mingma Lepcha');

  await page.getByRole('button', { name: 'Edit Work' }).click();
  await page.getByRole('dialog').getByLabel('Flat or floor').fill('Flat 3');
  await save.click();
  await expect(main).toContainText('4 Temple Road, Flat 3, Ravangla');
  await page.getByRole('button', { name: 'Delete Work' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(main).not.toContainText('4 Temple Road');

  await page.setViewportSize({ width: 1280, height: 800 });
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Account' }).click();
  await expect(header.getByRole('link', { name: 'My Profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
  await expect(header.getByRole('link', { name: 'View Orders' })).toHaveAttribute(
    'href',
    '/order-history',
  );
  await expect(header.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('region', { name: 'Sign in' })).toBeVisible();
});
