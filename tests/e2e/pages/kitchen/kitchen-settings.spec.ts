import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

test('the owner sets the kitchen’s times and a webhook', async ({ office: page, shop }) => {
  await openAsStaff(page, shop, '/admin/kitchen/settings');
  const gone = page
    .getByRole('region', { name: 'When no tablet is on' })
    .getByLabel('Tell me after (seconds)');
  const later = page.getByRole('checkbox', { name: /^Take orders for later/ });
  const work = page.getByLabel('Maximum work per quarter of an hour (minutes)');
  await expect(later).toBeChecked();
  await later.uncheck();
  await work.fill('45');
  await gone.fill('5');
  await page.getByLabel('Address').fill('https://hooks.invalid/kitchen');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(gone).toHaveAttribute('aria-invalid', 'true');
  await gone.fill('120');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Kitchen settings saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the webhook’s key' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test message' }).click();
  await expect(page.getByRole('alert')).toContainText('did not arrive');
  await page.reload();
  await expect(gone).toHaveValue('120');
  await expect(later).not.toBeChecked();
  await expect(work).toHaveValue('45');
  const api = await openStaffApi(shop);
  await api('PUT', '/admin/kitchen/settings', {
    webhookUrl: '',
    laterOrders: true,
    workMinutesPerSlot: null,
  });
});
