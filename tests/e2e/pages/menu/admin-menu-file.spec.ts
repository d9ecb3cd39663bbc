import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

const EXPORT = '**/api/products/export';
const IMPORT = '**/api/products/import';

/** Chooses a file in the open dialog. */
const choose = (page: Page, buffer: Buffer) =>
  page.getByLabel('Menu file').setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer });

test('the menu is exported to a spreadsheet and imported again', async ({ office: page, shop }) => {
  await openAsStaff(page, shop, '/admin/products');
  const exporting = page.getByRole('button', { name: 'Export CSV' });
  await page.route(EXPORT, (route) => route.abort());
  await exporting.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to export the menu. Please try again.');
  await page.unroute(EXPORT);
  const [download] = await Promise.all([page.waitForEvent('download'), exporting.click()]);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toContain('classic-butter-waffle,Classic Butter Waffle,');

  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await dialog.getByText('What goes in each column').click();
  await expect(dialog.getByText('A category that does not exist yet is added.')).toBeVisible();
  const saving = dialog.getByRole('button', { name: 'Download the template' });
  const [template] = await Promise.all([page.waitForEvent('download'), saving.click()]);
  expect(template.suggestedFilename()).toBe('menu-template.csv');
  await choose(page, readFileSync(await template.path()));
  await expect(dialog.getByText(/^3 added, 0 changed/)).toBeVisible();
  // The file is not applied yet.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  const alert = dialog.getByRole('alert');
  const apply = dialog.getByRole('button', { name: /^Apply/ });
  await page.getByRole('button', { name: 'Import CSV' }).press('Enter');
  await choose(page, Buffer.from('name\nCaf\xe9', 'latin1'));
  await expect(alert).toHaveText('Please save the file as CSV in UTF-8, and choose it again.');
  await choose(page, Buffer.from(csv));
  await expect(dialog.getByText(/^0 added, 0 changed, \d+ unchanged, 0 errors$/)).toBeVisible();
  await expect(apply).toBeDisabled();

  await choose(page, Buffer.from('name\nCaf\xe9', 'latin1'));
  await expect(alert).toHaveText('Please save the file as CSV in UTF-8, and choose it again.');
  await expect(apply).toHaveCount(0);

  const changed = csv.replace('Classic Butter Waffle,', 'Plain Butter Waffle,');
  const columns = csv
    .slice(0, csv.indexOf('\r\n'))
    .replace(/^\ufeff/, '')
    .split(',');
  const rowOf = (cells: Record<string, string>) =>
    columns.map((column) => cells[column] ?? '').join();
  const soup = rowOf({ name: 'File Soup', category: 'Soups', price: '90.00' });
  await choose(page, Buffer.from(`${changed}\r\n${soup}`));
  await expect(dialog.getByText('This category is new: Soups')).toBeVisible();
  const waffle = rowOf({ name: 'File Waffle', category: 'Waffles', price: '90.00' });
  await choose(page, Buffer.from(`${changed}\r\n${waffle}`));
  await expect(dialog.getByText('Classic Butter Waffle → Plain Butter Waffle')).toBeVisible();
  await page.route(IMPORT, (route) => route.abort());
  await apply.click();
  await expect(alert).toHaveText('Failed to import the menu. Please try again.');
  await page.unroute(IMPORT);
  await expect(apply).toHaveText('Apply 2 changes');
  await apply.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Plain Butter Waffle' })).toBeVisible();

  // Restore the name, which other tests of this shop use.
  const ask = await openStaffApi(shop);
  const { seen } = await ask<{ seen: string }>('POST', '/products/import-preview', { csv });
  await ask('POST', '/products/import', { csv, seen });
});
