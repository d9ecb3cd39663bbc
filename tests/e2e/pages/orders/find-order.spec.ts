import { newGuest, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';

test.use({ viewport: { width: 768, height: 1024 } });

test('the list searches, sorts and shows a new order live', async ({ page, shop }) => {
  const guest = { ...newGuest(), name: 'Chewang Bhutia' };
  const first = await placeAsGuest(shop, { guest });
  await openAsStaff(page, shop, '/admin/orders?status=placed');
  await expect(page).toHaveURL('/admin/orders?status=placed');
  await expect(page.getByRole('link', { name: first.id })).toBeVisible();

  await page.getByLabel('Search').pressSequentially('chewang bhutia', { delay: 40 });
  await expect(page).toHaveURL(/q=chewang\+bhutia/);
  await expect(page.getByLabel('Search')).toHaveValue('chewang bhutia');
  await page.getByRole('button', { name: 'Total' }).click();
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  const second = await placeAsGuest(shop, { guest });
  await expect(page.getByRole('link', { name: second.id })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('row').filter({ hasText: second.id }).getByText('Chewang').click();
  await expect(page.getByRole('heading', { name: `Order ${second.id}` })).toBeVisible();

  const history = page.getByRole('region', { name: 'Status history' });
  await page.getByRole('button', { name: 'Start preparing' }).dblclick();
  await expect(history).toContainText('Preparing');
  await expect(page.getByRole('button', { name: 'Mark ready for pickup' })).toBeEnabled();
  await expect(history).not.toContainText('On The Way');
});
