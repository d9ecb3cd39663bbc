import type { Settings } from '../../../../shared/contract/shop/settings-contract';
import type { SavedTaxes } from '../../../../shared/contract/shop/taxes-contract';
import { expectAccessible, TWO_LOOKS } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

test('the owner sets the taxes', async ({ office: page, shop }) => {
  const call = await openStaffApi(shop);
  const settings = await call<Settings>('GET', '/settings');
  const taxes = await call<SavedTaxes>('GET', '/admin/taxes');
  const { version: _, ...before } = settings;
  await call('PUT', '/settings', { ...before, gstin: '11ABCDE1234F1ZD' });
  await openAsStaff(page, shop, '/admin/taxes');
  await page.getByRole('radio', { name: /^Regular/ }).check();
  await page.getByRole('button', { name: 'Add a class' }).click();
  const added = page.getByRole('listitem', { name: 'New class' });
  await added.getByLabel('HSN or SAC').fill('0901');
  await added.getByLabel('Name').fill('Coffee beans');
  const beans = page.getByRole('listitem', { name: 'Coffee beans' });
  await beans.getByRole('button', { name: 'Add a rate to Coffee beans' }).click();
  await page.getByRole('button', { name: 'Save taxes' }).click();
  await expect(beans.getByLabel('From')).toBeFocused();
  await beans.getByLabel('From').fill('2026-01-01');
  await beans.getByLabel('Rate (%)').fill('5');
  await expectAccessible(page, 'the taxes', TWO_LOOKS);
  await page.getByRole('button', { name: 'Save taxes' }).click();
  await expect(page.getByText('Taxes saved.')).toBeVisible();

  const { version: __, ...earlier } = taxes;
  await call('PUT', '/admin/taxes', { ...earlier, mode: 'unregistered' });
  await call('PUT', '/settings', before);
});
