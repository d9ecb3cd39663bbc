import { test } from '../clocked-shop';
import { watchEvents } from '../count-events';
import { DESK, expectAccessible } from '../expect-accessible';
import { fillInPickup } from '../guest-checkout';
import { expect } from '../journey';
import { openAsStaff, tapUntil } from '../people';
import { changeSettings } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

const TABLET = { width: 768, height: 1024 };
const TWO_HOURS_MS = 2 * 3_600_000;

test('Visits explains itself while nothing is counted, and shows what is', async ({
  page,
  shop,
  setClock,
}) => {
  await setClock(new Date().toISOString());
  await page.setViewportSize(DESK);
  await openAsStaff(page, shop, '/admin/visits');
  await expect(
    page.getByRole('heading', { name: 'No visits counted in these days' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'open the privacy page' })).toBeVisible();
  await expectAccessible(page, 'Visits without a visit');

  await page.route('**/api/admin/visits?days=*', (route) => {
    const days = Number(new URL(route.request().url()).searchParams.get('days'));
    return route.fulfill({ json: sampleVisits(days) });
  });
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL('/admin/visits?days=7');
  const byDay = page.getByRole('figure', { name: 'Visits by day' });
  await expect(byDay.locator('svg.recharts-surface').first()).toBeVisible();
  const steps = page.getByRole('figure', { name: 'From the menu to an order' });
  await expect(steps.getByRole('listitem').nth(2)).toHaveText('Added to the cart140 · 50%');
  const table = page.getByRole('table', { name: 'Looked at and not ordered' });
  await expect(table.locator('tbody tr')).toHaveCount(10);
  await expect(table.locator('tbody tr').first()).toContainText('Dish 1');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(table.locator('tbody tr')).toHaveCount(2);
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(byDay).toContainText('in the last 30 days');
  await expectAccessible(page, 'Visits');
  await page.setViewportSize(TABLET);
  await expectAccessible(page, 'Visits', [{ viewport: TABLET, colorScheme: 'light' }]);
  await byDay.getByRole('button', { name: 'Show as table' }).click();
  await expect(byDay.getByRole('row')).toHaveCount(31);

  await page.route('**/api/admin/visits?days=*', (route) => route.abort());
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to load visits. Please try again.');
});

test('a visit that was allowed to be counted shows on the page Visits', async ({
  page,
  browser,
  shop,
  setClock,
}) => {
  await setClock(new Date().toISOString());
  await changeSettings(await openStaffApi(shop), { openingMode: 'open' });
  const expectCounted = await watchEvents(page);
  await page.goto('/privacy');
  await page.getByLabel('Count what I do in this shop').check();
  await page.goto('/menu');
  const added = page.getByRole('button', { name: 'Cart, 1 line' });
  const product = page.getByRole('heading', { level: 3 }).first();
  const name = (await product.textContent()) ?? '';
  await tapUntil(page.getByRole('button', { name: `Add 1 ${name} to the cart` }), added);
  await expectCounted('add_to_cart');
  await page.goto('/menu');
  await expect(added).toBeVisible();
  await fillInPickup(page, 'Pema', '9876500081');
  await page
    .getByRole('button', { name: /^Place order/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await expectCounted('order_product');

  // The sweep runs when the shop opens, and counts what was received long enough ago.
  await shop.stop();
  await setClock(new Date(Date.now() + TWO_HOURS_MS).toISOString());
  await shop.start();
  const office = await browser.newPage({ baseURL: shop.url, viewport: DESK });
  await openAsStaff(office, shop, '/admin/visits');
  const steps = office.getByRole('figure', { name: 'From the menu to an order' });
  await expect(steps.getByRole('listitem')).toHaveText([
    'All visits1 · 100%',
    'Saw the menu1 · 100%',
    'Added to the cart1 · 100%',
    'Started the checkout1 · 100%',
    'Placed an order1 · 100%',
  ]);
  const row = office.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('cell')).toHaveText([
    new RegExp(name),
    /1$/,
    /0$/,
    /1$/,
    /1$/,
    /100%$/,
  ]);
  await expect(office.getByRole('main')).toContainText('1 visit in the last 30 days');
  await office.close();
});

function sampleVisits(days: number) {
  const dates = Array.from({ length: days }, (_, index) =>
    new Date(Date.UTC(2026, 3, 15 + index - days)).toISOString().slice(0, 10),
  );
  return {
    countedUntil: '2026-04-15T06:30:00.000Z',
    days: dates.map((date, index) => ({ date, visits: 5 + ((index * 7) % 30) })),
    steps: [
      { step: 'visit', visits: 280 },
      { step: 'menu_loaded', visits: 252 },
      { step: 'add_to_cart', visits: 140 },
      { step: 'begin_checkout', visits: 70 },
      { step: 'place_order', visits: 56 },
    ],
    products: Array.from({ length: 12 }, (_, index) => ({
      id: `dish-${index + 1}`,
      name: `Dish ${index + 1} with a rather long name`,
      seen: 200 - index * 10,
      seenSoldOut: index === 3 ? 12 : 0,
      added: 40 - index,
      ordered: 12 - index,
    })),
  };
}
