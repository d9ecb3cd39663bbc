import type { Category } from '../../../../shared/contract/menu/catalog-contract';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

test('categories are changed and deleted, or say why not', async ({ office: page, shop }) => {
  await page.route('**/api/categories', (route) => route.abort());
  // Its names come first: other tests of the worker may have left more than a page of categories.
  await openAsStaff(page, shop, '/admin/categories?sort=-name');
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load categories. Please try again.',
  );
  await page.unroute('**/api/categories');
  await page.getByRole('button', { name: 'Try again' }).click();
  for (const name of ['Category', 'Status', 'Description']) {
    await expect(page.getByRole('columnheader', { name }).getByRole('button')).toBeVisible();
  }

  const dialog = page.getByRole('dialog', { name: /^(Add|Edit|Delete) / });
  const alert = dialog.getByRole('alert');
  const save = dialog.getByRole('button', { name: /^(Add Category|Save)$/ });
  const name = dialog.getByLabel('Name');
  await page.getByRole('button', { name: 'Add Category' }).press('Enter');
  await save.click();
  await expect(dialog).toContainText('Category name is required');
  await expect(name).toBeFocused();
  await name.fill(' waffles');
  await save.click();
  await expect(alert).toHaveText('There is already a category with this name.');
  await name.fill('Test Soups');
  await page.route('**/api/categories', (route) => route.abort());
  await save.click();
  await expect(alert).toHaveText('Failed to add category. Please try again.');
  await page.unroute('**/api/categories');
  await name.press('Enter');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Test Soups' });
  await expect(row.getByText('Active', { exact: true })).toBeVisible();

  await page.route('**/api/categories/*', (route) => route.abort());
  await row.getByRole('button', { name: 'Deactivate Test Soups' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to update category status. Please try again.',
  );
  await row.getByRole('button', { name: 'Edit Test Soups' }).click();
  await dialog.getByLabel('Description').fill('Hot');
  await save.click();
  await expect(alert).toHaveText('Failed to update category. Please try again.');
  await expect(dialog.getByLabel('Description')).toHaveValue('Hot');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'Delete Test Soups' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(alert).toHaveText('Failed to delete category. Please try again.');
  await page.unroute('**/api/categories/*');
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: 'Deactivate Test Soups' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();
  await row.getByRole('button', { name: 'Delete Test Soups' }).click();
  const call = await openStaffApi(shop);
  const listed = await call<Category[]>('GET', '/categories');
  const soups = listed.find((category) => category.name === 'Test Soups');
  await call('PUT', `/categories/${soups?.id}`, { ...soups, description: 'Warm' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('Someone else changed Test Soups. Nothing was deleted.').first(),
  ).toBeVisible();
  await expect(row).toContainText('Warm');
  await row.getByRole('button', { name: 'Delete Test Soups' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Tea' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(alert).toContainText('This category still has products. Move or delete them first.');
  await alert.getByRole('link', { name: 'Show its products' }).click();
  await expect(page).toHaveURL('/admin/products?categoryId=tea');
});
