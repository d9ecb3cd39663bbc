import { readFile } from 'node:fs/promises';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

test('the owner sees a month’s bills and downloads GSTR-1', async ({ office: page, shop }) => {
  const call = await openStaffApi(shop);
  const { id } = await placeAsGuest(shop);
  await call('POST', `/orders/${id}/bill`);
  await call('PUT', `/orders/${id}/status`, { status: 'cancelled' });
  await openAsStaff(page, shop, `/admin/orders/${id}/bill`);
  await expect(page.getByRole('region', { name: 'Credit note' })).toContainText('/0000');
  await page.getByRole('link', { name: 'Bills' }).click();
  await expect(page.getByRole('table', { name: 'Tax by code and rate' })).toContainText(
    'SAC 996331',
  );
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Documents' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^gstr1-documents-20\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Credit Note,CN');
  const saving = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Every bill' })
    .getByRole('button', { name: 'CSV' })
    .click();
  const bills = await readFile(await (await saving).path(), 'utf8');
  expect(bills).toMatch(new RegExp(`,Bill,20.*,${id},`));
  expect(bills).toMatch(/\nCN\d\d-\d\d\/\d{6},Credit note,20/);
  await page.getByLabel('Month').selectOption({ index: 20 });
  await expect(page.getByText('No bills in this month')).toBeVisible();
});
