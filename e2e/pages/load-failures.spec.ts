import { breakTable } from '../../server/testing/broken-table';
import { prepareShopServer, type ShopServer } from '../../server/testing/shop-server';
import { makeTestDatabase } from '../../server/testing/test-database';
import { expect, test } from '../journey';
import { changeSettings } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

/** A shop whose answers nobody has asked for yet: what was asked for it would still know. */
async function openAnew(shop: ShopServer): Promise<void> {
  await shop.stop();
  await shop.start();
}

test('home and menu say what could not be loaded, and load it at the next try', async ({
  browser,
}) => {
  const database = await makeTestDatabase('sqlite');
  const shop = await prepareShopServer(database.settings);
  await shop.start();
  const without = (table: string) => breakTable(database.settings.DATA_DIR, table);
  const page = await browser.newPage({ baseURL: shop.url });
  const retry = page.getByRole('button', { name: 'Try again' });

  let mend = without('categories');
  const response = await page.goto('/menu');
  expect(response?.status()).toBe(503);
  await expect(page.getByText('Failed to load menu categories. Please try again.')).toBeVisible();
  mend();
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();

  await openAnew(shop);
  mend = without('products');
  await page.goto('/menu');
  await expect(page.getByText('Failed to load menu items. Please try again.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Unable to load featured items')).toBeVisible();
  mend();
  await retry.click();
  await expect(
    page.getByRole('region', { name: 'Specialties' }).getByRole('article').first(),
  ).toBeVisible();

  const staff = await openStaffApi(shop);
  await changeSettings(staff, { openingMode: 'closed' });
  await openAnew(shop);
  mend = without('settings');
  await page.goto('/menu');
  await expect(page.getByText('Store is currently closed.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add 1 / }).first()).toBeEnabled();
  mend();

  await page.close();
  await shop.stop();
  await database.remove();
});
