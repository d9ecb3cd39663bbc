import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test('the dashboard shows trends, and charts as tables', async ({ office: page, shop }) => {
  const { id } = await placeAsGuest(shop);
  await page.route('**/api/admin/dashboard/stats', (route) => route.abort());
  await openAsStaff(page, shop, '/admin');
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load dashboard data. Please try again.',
  );
  await page.unroute('**/api/admin/dashboard/stats');
  await page.route('**/api/admin/dashboard/trends', (route) =>
    route.fulfill({
      json: {
        orders: { current: 45, previous: 40 },
        revenue: { current: 900, previous: 0 },
        addedProducts: 2,
        soldOut: 1,
      },
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  const cards = page.getByRole('main').locator('dl').first();
  await expect(cards.locator('dt')).toHaveText([
    'Total Orders',
    'Total Revenue',
    'Active Products',
    'Low Stock Items',
  ]);
  await expect(cards).toContainText('Last 30 days: 45');
  await expect(cards).toContainText('13% more than in the 30 days before (40)');
  await expect(cards).toContainText('No comparison yet');
  await expect(cards).toContainText('2 added in the last 30 days');
  await expect(cards).toContainText('1 more sold out');

  const byDay = page.getByRole('figure', { name: 'Revenue and orders by day' });
  await expect(byDay.locator('svg.recharts-surface').first()).toBeVisible();
  await byDay.getByRole('button', { name: 'Show as table' }).click();
  await expect(byDay.getByRole('row')).toHaveCount(31);
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(byDay.getByRole('row')).toHaveCount(8);
  await expect(page).toHaveURL('/admin?days=7');
  const byHour = page.getByRole('figure', { name: 'Orders by hour' });
  await byHour.getByRole('button', { name: 'Show as table' }).click();
  await expect(byHour.getByRole('row')).toHaveCount(25);
  await expect(byHour.getByRole('rowheader', { name: '12 pm' })).toBeAttached();

  const recent = page.getByRole('table', { name: 'Recent orders' });
  await expect(recent.getByRole('columnheader')).toHaveText([
    'Order id',
    'Customer',
    'Total',
    'Status',
    'Date',
  ]);
  await expect(
    page.getByRole('table', { name: 'Popular products' }).getByRole('columnheader'),
  ).toHaveText(['Product', 'Orders', 'Revenue']);
  await recent.getByRole('row', { name: id }).getByText('₹85.00').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Order ${id}`);
  await expect(page).toHaveURL(`/admin/orders/${id}`);
  await page.goBack();

  await page.getByRole('link', { name: 'View all: Popular Products' }).click();
  await expect(heading).toHaveText('Products');
  await expect(page).toHaveURL('/admin/products');
  await page.goBack();
  await page.getByRole('link', { name: 'View all: Recent Orders' }).click();
  await expect(heading).toHaveText('Orders');
  await expect(page).toHaveURL('/admin/orders');
});

test('the cards of today open the lists that they count', async ({ page, shop }) => {
  const ask = await openStaffApi(shop);
  await placeAsGuest(shop);
  const paid = await placeAsGuest(shop);
  await ask('PUT', `/orders/${paid.id}/payment-status`, { paymentStatus: 'paid' });
  await ask('PUT', `/orders/${paid.id}/status`, { status: 'delivered' });
  const product = await addProduct(ask, { stockCount: 0 });
  await page.clock.install();
  await openAsStaff(page, shop, '/admin');
  const today = page.getByRole('region', { name: 'Today' });
  const cards = today.getByRole('link');
  await expect(cards).toHaveCount(6);
  const waiting = cards.filter({ hasText: 'Orders waiting' });
  await expect(waiting).toContainText(/Oldest: \d+ min/);

  for (const [label, sum] of [
    ['Orders waiting', undefined],
    ['Sales today', /From (\d+) paid/],
    ['Unpaid orders today', undefined],
    ['Average time to hand over', /(\d+) orders? on the way/],
  ] as const) {
    const card = cards.filter({ hasText: label });
    const text = (await card.textContent()) ?? '';
    const count = sum ? sum.exec(text)?.[1] : /\d+/.exec(text)?.[0];
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
    await expect(rows).toHaveCount(Math.min(10, Number(count)));
    if (Number(count) > 10) await expect(page.getByText(`of ${count} results`)).toBeVisible();
    await page.goBack();
  }
  await cards.filter({ hasText: 'Sold out now' }).click();
  const records = page.getByRole('table', { name: 'Inventory' });
  await expect(records.getByText(product.name)).toBeVisible();
  await expect(records.getByText('In stock')).toHaveCount(0);
  await page.goBack();

  await expect(waiting).toBeVisible();
  const before = Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0]);
  await placeAsGuest(shop);
  await page.clock.fastForward(15_000);
  await expect(waiting).toContainText(`Orders waiting${before + 1}`);

  await page.route('**/api/admin/dashboard/today', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), oldestWaitingMinutes: 75 } });
  });
  await page.clock.fastForward(15_000);
  await expect(waiting).toContainText('Oldest: 1 h 15 min, too long');
});

test('the notice of the guard starts a shift, and goes', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  // The other tests of this shop place orders when no tablet is on any more.
  await ask('PUT', '/admin/kitchen/settings', { pauseAfterMinutes: null });
  await page.route('**/api/admin/guard', (route) =>
    route.fulfill({ json: { offUnseen: true, boards: [] } }),
  );
  await openAsStaff(page, shop, '/admin');
  const notice = page.getByRole('status').filter({ hasText: 'Never miss an order' });
  await expect(notice).toBeVisible();
  const beat = page.waitForRequest('**/api/admin/guard/beats');
  await notice.getByRole('button', { name: 'Start shift here' }).click();
  await beat;
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Shift on' })).toBeVisible();
});
