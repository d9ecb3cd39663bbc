import { breakColumn } from '../../../support/platform/broken-column';
import { prepareShopServer } from '../../../support/platform/shop-server';
import { makeTestDatabase } from '../../../support/platform/test-database';
import { countEvents } from '../../count-events';
import { expect, test } from '../../journey';
import { changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test('home and menu say what failed to load, and load it on retry', async ({ browser }) => {
  const database = await makeTestDatabase('sqlite');
  const shop = await prepareShopServer(database.settings);
  await shop.start();
  await changeSettings(await openStaffApi(shop), { openingMode: 'closed' });
  const breaking = (table: string, column: string) =>
    breakColumn(database.settings.DATA_DIR, table, column);
  const page = await browser.newPage({ baseURL: shop.url });
  const expectCounted = await countEvents(page);
  const retry = page.getByRole('button', { name: 'Try again' });

  // A running shop would serve what it has cached.
  await shop.stop();
  const [mendCategories, mendProducts, mendSettings] = [
    breaking('categories', 'description'),
    breaking('products', 'description'),
    breaking('settings', 'document'),
  ];
  await shop.start();
  const response = await page.goto('/menu');
  expect(response?.status()).toBe(503);
  await expect(page.getByText('Failed to load menu categories. Please try again.')).toBeVisible();
  await expectCounted('menu_load_failed');
  mendCategories();
  await retry.click();
  await expect(page.getByText('Failed to load menu items. Please try again.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Unable to load featured items')).toBeVisible();
  await expectCounted('home_load_failed');
  mendProducts();
  await retry.click();
  await expect(
    page.getByRole('region', { name: 'Specialties' }).getByRole('article').first(),
  ).toBeVisible();

  // While the hours cannot be read, the shop takes orders.
  await page.goto('/menu');
  const closed = page.getByText(/^Store is (currently )?closed/);
  await expect(closed).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add 1 / }).first()).toBeEnabled();
  mendSettings();
  await page.reload();
  await expect(closed).toBeVisible();

  await page.close();
  await shop.stop();
  await database.remove();
});
