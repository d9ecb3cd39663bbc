import { breakColumn } from '../../support/broken-column';
import { prepareShopServer } from '../../support/shop-server';
import { makeTestDatabase } from '../../support/test-database';
import { countEvents } from '../count-events';
import { expect, test } from '../journey';
import { changeSettings } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

test('home and menu say what failed to load, and load it on retry', async ({ browser }) => {
  const database = await makeTestDatabase('sqlite');
  const shop = await prepareShopServer(database.settings);
  await shop.start();
  await changeSettings(await openStaffApi(shop), { openingMode: 'closed' });
  /** Restarts the shop, whose cache would hide it, without a column it needs. */
  const openWithout = async (table: string, column: string) => {
    await shop.stop();
    const mend = breakColumn(database.settings.DATA_DIR, table, column);
    await shop.start();
    return mend;
  };
  const page = await browser.newPage({ baseURL: shop.url });
  const names = await countEvents(page);
  const counted = async (name: string) => {
    await page.clock.fastForward(6000);
    await expect.poll(names).toContain(name);
  };
  const retry = page.getByRole('button', { name: 'Try again' });

  let mend = await openWithout('categories', 'description');
  const response = await page.goto('/menu');
  expect(response?.status()).toBe(503);
  await expect(page.getByText('Failed to load menu categories. Please try again.')).toBeVisible();
  await counted('menu_load_failed');
  mend();
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();

  mend = await openWithout('products', 'description');
  await page.goto('/menu');
  await expect(page.getByText('Failed to load menu items. Please try again.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Unable to load featured items')).toBeVisible();
  await counted('home_load_failed');
  mend();
  await retry.click();
  await expect(
    page.getByRole('region', { name: 'Specialties' }).getByRole('article').first(),
  ).toBeVisible();

  const closed = page.getByText(/^Store is (currently )?closed/);
  await expect(closed).toBeVisible();
  mend = await openWithout('settings', 'document');
  await page.goto('/menu');
  await expect(closed).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add 1 / }).first()).toBeEnabled();
  mend();

  await page.close();
  await shop.stop();
  await database.remove();
});
