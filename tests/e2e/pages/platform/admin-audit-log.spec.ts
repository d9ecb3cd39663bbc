import type { InventoryRecord } from '../../../../shared/contract/menu/inventory-contract';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

test('the audit log shows who changed what', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const [record] = await ask<[InventoryRecord]>('GET', '/inventory');
  const { id, productId, productName, startingStock, currentStock } = record;
  const levels = { productId, startingStock, currentStock: currentStock + 5 };
  await ask('PUT', `/inventory/${id}`, levels);
  await ask('POST', '/categories', { name: 'Momos' });
  await ask('POST', '/admins', {
    email: 'second@cafe.example',
    name: 'Second',
    password: 'a-long-enough-one',
  });

  await openAsStaff(page, shop, '/admin/audit-log');
  const table = page.getByRole('table', { name: 'Audit log' });
  const rows = table.locator('tbody tr');
  const counted = `Stock of ${productName}: ${currentStock} → ${currentStock + 5}`;
  await expect(rows.filter({ hasText: counted })).toContainText('Demo admin');
  await expect(rows.filter({ hasText: 'Category Momos was added' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.getByLabel('Area').selectOption('Categories');
  await expect(rows.filter({ hasText: counted })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Category Momos was added' })).toBeVisible();
  await page.getByLabel('Area').selectOption('');
  await page.getByLabel('Search').fill(productName.slice(0, 4));
  await expect(rows.filter({ hasText: 'Momos' })).toHaveCount(0);
  await expect(rows.filter({ hasText: counted })).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  await page.getByLabel('From Date').fill('2020-01-01');
  await page.getByLabel('To Date').fill('2020-01-02');
  await expect(page.getByText('No data available')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Who').selectOption('Second');
  await expect(page.getByText('No data available')).toBeVisible();

  await page.route('**/api/admin/audit-log?*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Failed to load the audit log. Please try again.')).toBeVisible();

  for (const [name, call, failed] of [
    ['Logs', 'logs?*', 'Failed to load logs. Please try again.'],
    ['Your account', 'admins/me/devices', 'Failed to load your account. Please try again.'],
  ] as const) {
    await page.route(`**/api/${call}`, (route) => route.abort());
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(failed)).toBeVisible();
  }
});
