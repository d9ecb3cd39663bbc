import { followHours, test } from '../clocked-shop';
import { expect } from '../journey';
import { addProduct, changeSettings } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

const BEFORE = 'Store is closed. Please come back at 10:00 AM.';
const AFTER = 'Store is closed for today. Please come back tomorrow at 10:00 AM.';
const BY_HAND = 'Store is currently closed.';
const ANY = /^Store is (currently )?closed/;

/** The time in Ravangla on a day of 2026, for the shop and for the browser. */
const at = (time: string) => `2026-11-21T${time}:00+05:30`;

test('banner and controls follow the ordering hours to the minute', async ({
  browser,
  shop,
  setClock,
}) => {
  const seen: Record<string, string | undefined> = {};
  for (const time of ['09:59', '10:00', '19:39', '19:40']) {
    await setClock(at(time));
    const staff = await followHours(shop, { laterOrders: false });
    const page = await browser.newPage({ baseURL: shop.url });
    await page.clock.install({ time: at(time) });
    await page.goto('/menu');
    const banner = page.getByText(ANY);
    seen[time] = (await banner.count()) > 0 ? ((await banner.textContent()) ?? '') : undefined;
    const card = page.getByRole('article').first();
    const isClosed = seen[time] !== undefined;
    await expect(card.getByRole('button', { name: isClosed ? 'Closed' : /^Add 1 / })).toBeEnabled({
      enabled: !isClosed,
    });
    await expect(card.getByRole('button', { name: 'Customize' })).toBeEnabled({
      enabled: !isClosed,
    });
    if (time === '10:00') {
      const reopen = await changeSettings(staff, { openingMode: 'closed' });
      await page.reload();
      await expect(page.getByText(BY_HAND)).toBeVisible();
      await reopen();
    }
    await page.close();
  }
  expect(seen).toEqual({
    '09:59': expect.stringContaining(BEFORE),
    '10:00': undefined,
    '19:39': undefined,
    '19:40': expect.stringContaining(AFTER),
  });
});

test('a manually closed shop says so on every page until it is opened again', async ({
  page,
  shop,
}) => {
  const staff = await openStaffApi(shop);
  await changeSettings(staff, { openingMode: 'open' });
  const reopen = await changeSettings(staff, { openingMode: 'closed' });
  try {
    for (const path of ['/', '/menu', '/about', '/contact']) {
      await page.goto(path);
      await expect(page.getByRole('status').filter({ hasText: ANY }).first()).toContainText(
        /Store is (currently )?closed/,
      );
    }
  } finally {
    await reopen();
  }
  await page.reload();
  await expect(page.getByText(ANY)).toHaveCount(0);
});

test('a closed shop still says that a dish is sold out, and keeps its controls off', async ({
  page,
  shop,
}) => {
  const staff = await openStaffApi(shop);
  const option = { value: 'honey', label: 'Honey', priceModifier: 20 };
  const product = await addProduct(staff, {
    stockCount: 0,
    customizationOptions: { topping: { label: 'Topping', options: [option] } },
  });
  const reopen = await changeSettings(staff, { openingMode: 'closed' });
  try {
    await page.goto(`/menu?category=${product.categoryId}`);
    await expect(page.getByText(ANY)).toBeVisible();
    const card = page.getByRole('article', { name: product.name });
    await expect(card.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await expect(card.getByRole('button', { name: 'Customize' })).toBeDisabled();
  } finally {
    await reopen();
  }
});
