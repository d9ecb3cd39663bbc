import type { Category } from '../../../../shared/contract/menu/catalog-contract';
import type { Admin } from '../../../../shared/contract/people/staff-contract';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const GONE = 'It has been deleted. Nothing was saved.';

test('a change or deletion by someone else is reported', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const product = await addProduct(ask);
  const { id, name } = product;
  const category = await ask<Category>('POST', '/categories', { name: 'Zz short-lived' });
  const other = await ask<Category>('POST', '/categories', { name: 'Zz short-loved' });
  const member = await ask<Admin>('POST', '/admins', {
    email: 'brief@cafe.example',
    name: 'Brief Stay',
    password: 'a long enough secret',
  });
  const alert = page.getByRole('alert');
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });

  await openAsStaff(page, shop, `/admin/products?categoryId=${product.categoryId}`);
  const toggle = page.getByRole('button', { name: `Deactivate ${name}` });
  await expect(toggle).toBeVisible();
  await ask('PUT', `/products/${id}`, { ...product, price: 130 });
  await toggle.click();
  await expect(alert).toHaveText('Someone else changed this in the meantime. Please try again.');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('₹130.00');
  await toggle.click();
  const activate = page.getByRole('button', { name: `Activate ${name}` });
  await expect(activate).toBeFocused();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await ask('DELETE', `/products/${id}`);
  await dialog.getByLabel('Description').fill('Crisp');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'This product or its category has been deleted. Nothing was saved.',
  );
  await expect(dialog.getByLabel('Description')).toHaveValue('Crisp');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(activate).toHaveCount(0);

  // Their names come first: other tests of the worker may have left more than a page of categories.
  await page.goto('/admin/categories?sort=-name');
  const deactivate = page.getByRole('button', { name: 'Deactivate Zz short-loved' });
  await expect(deactivate).toBeVisible();
  await ask('DELETE', `/categories/${other.id}`);
  await deactivate.click();
  await expect(alert).toHaveText(GONE);
  await expect(deactivate).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Zz short-lived' }).click();
  await ask('DELETE', `/categories/${category.id}`);
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(GONE);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Brief Stay' }).click();
  await ask('DELETE', `/admins/${member.id}`);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Brief Stay was already deleted').first()).toBeVisible();
  await ask('DELETE', `/categories/${product.categoryId}`);
});
