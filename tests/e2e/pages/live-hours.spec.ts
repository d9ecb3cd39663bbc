import type { Page } from '@playwright/test';
import { followHours, test } from '../clocked-shop';
import { expect } from '../journey';
import { changeSettings } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

const AFTER = 'Store is closed for today. Please come back tomorrow at 10:00 AM.';
/** The longest time until an open page shows a change of the settings. */
const CHECK_MS = 5000;

const banner = (page: Page) => page.getByText(/^Store is (currently )?closed/);
const addButton = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add 1 / });

/** A time of a day of 2026 in Ravangla. */
const at = (time: string) => `2026-11-21T${time}+05:30`;

for (const { opening, long, shortly, after } of [
  { opening: true, long: '09:50:00', shortly: '09:59:58', after: '10:00:01' },
  { opening: false, long: '19:30:00', shortly: '19:39:58', after: '19:40:01' },
]) {
  test(`a page in view ${opening ? 'opens' : 'closes'} by itself, on a phone with a wrong clock`, async ({
    page,
    shop,
    setClock,
  }) => {
    await setClock(at(long));
    await followHours(shop, { laterOrders: false });
    await page.clock.install({ time: '2020-02-29T03:00:00Z' });
    const known = page.waitForResponse('**/api/settings');
    await page.goto('/menu');
    await known;
    await expect(banner(page)).toHaveCount(opening ? 1 : 0);
    await page.evaluate(() => document.body.setAttribute('data-test', 'not reloaded'));

    // This check learns that two seconds are left, and the next one is due later.
    await setClock(at(shortly));
    const checked = page.waitForResponse('**/api/settings');
    await page.clock.fastForward(CHECK_MS);
    await (await checked).finished();
    await setClock(at(after));
    await page.clock.fastForward(CHECK_MS / 2);
    if (opening) {
      await expect(banner(page)).toHaveCount(0);
      await expect(addButton(page)).toBeEnabled();
    } else {
      await expect(banner(page)).toContainText(AFTER);
      await expect(addButton(page)).toHaveCount(0);
    }
    await expect(page.locator('body')).toHaveAttribute('data-test', 'not reloaded');
  });
}

test('a page in view follows the owner’s switch, and a hidden one asks when it is shown', async ({
  page,
  shop,
}) => {
  const staff = await openStaffApi(shop);
  await changeSettings(staff, { openingMode: 'open' });
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
