import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { prepareShopServer } from '../../support/shop-server';
import { makeTestDatabase } from '../../support/test-database';
import { expect, test } from '../journey';
import { changeSettings } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

const CLOCK = new URL('../../support/shifted-clock.mjs', import.meta.url);
const OWNER = { email: 'owner@cafe.example', password: 'a-password-of-the-owner' };
const AFTER = 'Store is closed for today. Please come back tomorrow at 10:00 AM.';
/** The longest time until an open page shows a change of the settings. */
const CHECK_MS = 5000;

const banner = (page: Page) => page.getByText(/^Store is (currently )?closed/);
const addButton = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add 1 / });

for (const { opening, starts, jumps } of [
  { opening: false, starts: '19:30:00', jumps: '19:39:54' },
  { opening: true, starts: '09:50:00', jumps: '09:59:54' },
]) {
  test(`a page in view ${opening ? 'opens' : 'closes'} by itself, on a phone with a wrong clock`, async ({
    browser,
  }) => {
    const database = await makeTestDatabase('sqlite');
    const shop = await prepareShopServer({
      ...database.settings,
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      NODE_OPTIONS: `--import ${fileURLToPath(CLOCK)}`,
      CLOCK_STARTS_AT: `2026-11-21T${starts}+05:30`,
      CLOCK_JUMPS_TO: `2026-11-21T${jumps}+05:30`,
    });
    await shop.start();
    const staff = await openStaffApi(shop, OWNER);
    await staff('PUT', '/admin/kitchen/settings', { laterOrders: false });
    await changeSettings(staff, { openingMode: 'hours' });
    const page = await browser.newPage({ baseURL: shop.url });
    try {
      await page.clock.install({ time: '2020-02-29T03:00:00Z' });
      const known = page.waitForResponse('**/api/settings');
      await page.goto('/menu');
      await known;
      await expect(banner(page)).toHaveCount(opening ? 1 : 0);
      await page.evaluate(() => document.body.setAttribute('data-test', 'not reloaded'));

      // The check of this half minute learns the time that is left; no further one is due in time.
      process.kill(shop.pid ?? 0, 'SIGUSR2');
      const checked = page.waitForResponse('**/api/settings');
      await page.clock.fastForward(CHECK_MS);
      await checked;
      if (opening) {
        await expect(banner(page)).toHaveCount(0, { timeout: 20_000 });
        await expect(addButton(page)).toBeEnabled();
      } else {
        await expect(banner(page)).toContainText(AFTER, { timeout: 20_000 });
        await expect(addButton(page)).toHaveCount(0);
      }
      await expect(page.locator('body')).toHaveAttribute('data-test', 'not reloaded');
    } finally {
      await page.close();
      await shop.stop();
      await database.remove();
    }
  });
}

test('a page in view follows the owner’s switch, and a hidden one asks when it is shown', async ({
  page,
  shop,
}) => {
  const staff = await openStaffApi(shop);
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/settings') asked += 1;
  });
  const show = (isShown: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, !isShown);
  await page.clock.install();
  const known = page.waitForResponse('**/api/settings');
  await page.goto('/menu');
  await known;
  await expect(addButton(page)).toBeEnabled();
  const reopen = await changeSettings(staff, { openingMode: 'closed' });
  try {
    await page.clock.fastForward(CHECK_MS);
    await expect(banner(page)).toHaveCount(1);
    await show(false);
    const before = asked;
    await page.clock.fastForward(CHECK_MS + 5000);
    await page.evaluate(async () => void (await fetch('/healthz')));
    expect(asked).toBe(before);
  } finally {
    await reopen();
  }
  await expect(banner(page)).toHaveCount(1);
  await show(true);
  await expect(banner(page)).toHaveCount(0);
  await expect(addButton(page)).toBeEnabled();
});
