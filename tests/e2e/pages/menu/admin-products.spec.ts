import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('the list’s filters, sorting and page are in its URL', async ({ office: page, shop }) => {
  await openAsStaff(page, shop, '/admin/products');
  await expect(page.getByText(/^Showing 1 to 10 of \d+ results$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Showing 11 to /)).toBeVisible();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByText(/^Showing 1 to 10/)).toBeVisible();
  await page.getByLabel('Status').selectOption('Out of stock');
  await expect(page).toHaveURL(/status=out-of-stock/);
  await expect(row(page, 'Sikkim Mandarin Waffle').getByText('Out of stock')).toBeVisible();
  await expect(row(page, 'Margherita')).toHaveCount(0);
  await page.getByLabel('Category').selectOption('Tea');
  await expect(page.getByText('No data available')).toBeVisible();
  await page.goBack();
  await page.route('**/api/products**', (route) => route.abort());
  await page.goto('/admin/products?status=active');
  await expect(page.getByRole('alert')).toContainText('Failed to load products. Please try again.');
  await page.unroute('**/api/products**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Margherita')).toBeVisible();
});

test('a product is added, changed and deleted, or text kept', async ({ office: page, shop }) => {
  await openAsStaff(page, shop, '/admin/products?categoryId=waffles&status=low-stock');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: /^(Add|Edit|Delete) / });
  const save = dialog.getByRole('button', { name: /^(Add Product|Save)$/ });
  await expect(dialog.getByLabel('Category')).toHaveValue('waffles');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fill in all required fields');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Test Waffle');
  const free = dialog.getByText('Shown on the menu, but nobody can order it.');
  await dialog.getByLabel('Price', { exact: true }).fill('0');
  await expect(free).toBeVisible();
  await dialog.getByLabel('Price', { exact: true }).fill('50');
  await expect(free).toBeHidden();
  await dialog.getByLabel('Packaging charge').fill('5');
  await dialog.getByLabel('Stock').fill('3');

  const file = dialog.getByLabel('Picture file');
  const picture = await sharp({
    create: { width: 200, height: 150, channels: 3, background: '#c84' },
  })
    .jpeg()
    .toBuffer();
  await file.setInputFiles({
    name: 'x.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(dialog.getByRole('alert')).toContainText('Please choose a JPEG, PNG, WebP or AVIF');
  const cut = picture.subarray(0, 300);
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: cut });
  await expect(dialog.getByRole('alert')).toContainText('This picture cannot be read');
  await page.route('**/api/products/pictures', (route) => route.abort());
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to upload the picture. Please try again.',
  );
  await page.unroute('**/api/products/pictures');
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(dialog.getByRole('textbox', { name: 'Picture' })).toHaveValue(
    /^\/pictures\/[0-9a-f]{32}\//,
  );

  await dialog.getByRole('button', { name: 'Add section' }).click();
  await dialog.getByLabel('Section').fill('Topping');
  await expect(dialog.getByRole('button', { name: 'Remove option 1' })).toBeDisabled();
  await dialog.getByLabel('Option 1', { exact: true }).fill('Plain');
  await dialog.getByLabel('Price change').fill('-49.99');
  await dialog.getByRole('button', { name: 'Add section' }).click();

  await page.route('**/api/products', (route) => route.abort());
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to add product. Please try again.');
  await expect(dialog.getByLabel('Name')).toHaveValue('Test Waffle');
  await page.unroute('**/api/products');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Test Waffle').getByText('Low stock')).toBeVisible();

  const edit = page.getByRole('button', { name: 'Edit Test Waffle' });
  await edit.press('Enter');
  await expect(dialog.getByLabel('Section')).toHaveCount(1);
  await dialog.getByLabel('Section').fill('Toppings');
  await page.route('**/api/products/*', (route) => route.abort());
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to update product. Please try again.');
  await page.unroute('**/api/products/*');
  const ask = await openStaffApi(shop);
  const testWaffle = async () => {
    const waffles = await ask<Product[]>('GET', '/products?categoryId=waffles');
    return waffles.find((product) => product.name === 'Test Waffle');
  };
  const { id, ...present } = (await testWaffle()) as Product;
  await ask('PUT', `/products/${id}`, { ...present, description: 'Crisp' });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('what you typed is still here');
  await expect(dialog.getByLabel('Section')).toHaveValue('Toppings');
  await dialog.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(dialog.getByLabel('Section')).toHaveValue('Topping');
  await expect(dialog.getByLabel('Description')).toHaveValue('Crisp');
  await dialog.getByLabel('Section').fill('Sauce');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  expect(await testWaffle()).toMatchObject({
    stockCount: 3,
    customizationOptions: {
      topping: {
        label: 'Sauce',
        options: [{ value: 'plain', label: 'Plain', priceModifier: -49.99 }],
      },
    },
  });

  const menu = await page.request.get('/menu?category=waffles');
  expect(await menu.text()).toContain('<source type="image/avif"');

  const toggle = page.getByRole('button', { name: 'Deactivate Test Waffle' });
  await page.route('**/api/products/*', (route) => route.abort());
  await toggle.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to update product availability. Please try again.',
  );
  await page.getByRole('button', { name: 'Delete Test Waffle' }).click();
  await expect(dialog).toContainText('Delete Test Waffle?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete product. Please try again.');
  await page.unroute('**/api/products/*');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/admin/products?categoryId=waffles&sort=-name');
  await toggle.click();
  await expect(row(page, 'Test Waffle').getByText('Inactive')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Test Waffle' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  // A row behind a dialog is hidden in any case.
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Test Waffle')).toHaveCount(0);
});
