import { DESK, expectAccessible, TWO_LOOKS } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';

const TABLET = { width: 768, height: 1024 };

test('Visits explains itself, shows what is counted, spans days', async ({ office, shop }) => {
  await office.setViewportSize(DESK);
  await openAsStaff(office, shop, '/admin/visits');
  await expect(
    office.getByRole('heading', { name: 'No visits counted in these days' }),
  ).toBeVisible();
  await expect(office.getByRole('link', { name: 'open the privacy page' })).toBeVisible();

  await test.step('many visits of many days', async () => {
    await office.route('**/api/admin/visits?days=*', (route) => {
      const days = Number(new URL(route.request().url()).searchParams.get('days'));
      return route.fulfill({ json: sampleVisits(days) });
    });
    await office.getByRole('button', { name: '7 days' }).click();
    await expect(office).toHaveURL('/admin/visits?days=7');
    const byDay = office.getByRole('figure', { name: 'Visits by day' });
    await expect(byDay.locator('svg.recharts-surface').first()).toBeVisible();
    const steps = office.getByRole('figure', { name: 'From the menu to an order' });
    await expect(steps.getByRole('listitem').nth(2)).toHaveText('Added to the cart140 · 50%');
    const table = office.getByRole('table', { name: 'Looked at and not ordered' });
    await expect(table.locator('tbody tr')).toHaveCount(10);
    await expect(table.locator('tbody tr').first()).toContainText('Dish 1');
    await office.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(table.locator('tbody tr')).toHaveCount(2);
    await office.getByRole('button', { name: '30 days' }).click();
    await expect(byDay).toContainText('in the last 30 days');
    await expectAccessible(office, 'Visits', [
      ...TWO_LOOKS,
      { viewport: TABLET, colorScheme: 'light' },
    ]);
    await byDay.getByRole('button', { name: 'Show as table' }).click();
    await expect(byDay.getByRole('row')).toHaveCount(31);

    await office.unroute('**/api/admin/visits?days=*');
    await office.route('**/api/admin/visits?days=*', (route) => route.abort());
    await office.getByRole('button', { name: '90 days' }).click();
    await expect(office.getByRole('alert')).toContainText(
      'Failed to load visits. Please try again.',
    );
  });
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
