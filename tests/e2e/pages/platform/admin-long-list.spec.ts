import type { Order } from '../../../../shared/contract/orders/order-shape';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { refuseStreams } from '../../refuse-streams';

const TOTAL = 95;

test('a long list is paged, and sorted on a phone', async ({ page, shop }) => {
  await page.clock.install();
  await placeAsGuest(shop);
  await refuseStreams(page);
  // Repeat the one order to fill every page of the list.
  await page.route('**/api/orders?*', async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    const url = route.request().url().replace(`offset=${offset}`, 'offset=0');
    const response = await route.fetch({ url });
    if (!response.ok()) return route.fulfill({ response });
    const { items }: { items: Order[] } = await response.json();
    const shown = Array.from({ length: Math.min(10, TOTAL - offset) }, (_, index) => ({
      ...items[0],
      id: `LONG${String(offset + index).padStart(4, '0')}`,
    }));
    await route.fulfill({ response, json: { items: shown, total: TOTAL } });
  });
  await openAsStaff(page, shop, '/admin/orders');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const open = (name: string) => pages.getByRole('button', { name, exact: true }).click();
  await expect(pages.getByText('Showing 1 to 10 of 95 results')).toBeVisible();
  await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await open('Page 10');
  await expect(pages.getByText('Showing 91 to 95 of 95 results')).toBeVisible();
  await expect(page).toHaveURL(/page=10/);
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expect(page.getByRole('row')).toHaveCount(6);
  await open('Previous page');
  await expect(pages.getByText('Showing 81 to 90 of 95 results')).toBeVisible();
  await page.goto('/admin/orders?page=5');
  await expect(pages.getByText('Showing 41 to 50 of 95 results')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('columnheader', { name: 'Total' })).toBeHidden();
  await page.getByLabel('Sort by').selectOption('Total ↓');
  await expect(page).toHaveURL(/sort=-totalAmount/);
  await expect(pages.getByText('Showing 1 to 10 of 95 results')).toBeVisible();
  const isCut = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isCut)).toBe(false);

  // A focused row keeps its focus when the list is reloaded.
  const row = page.getByRole('link', { name: 'LONG0003' });
  await row.focus();
  // The notice of new orders asks for orders, too.
  const again = page.waitForResponse(/\/api\/orders\?.*sort=-totalAmount/);
  await page.clock.runFor(16_000);
  await again;
  await expect(row).toBeFocused();
  await page.unroute('**/api/orders?*');
  await page.route('**/api/orders?*', (route) => route.abort());
  // A poll is skipped while the page is still reading the reply before it.
  await expect(async () => {
    await page.clock.runFor(16_000);
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load orders. Please try again. This page may be out of date.',
      { timeout: 1000 },
    );
  }).toPass();
  // Beside several lines of words, the button keeps its height.
  const retry = await page.getByRole('button', { name: 'Try again' }).boundingBox();
  expect(retry?.height).toBe(44);
  await expect(row).toBeFocused();
});
