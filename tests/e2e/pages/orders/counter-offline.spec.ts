import type { Browser, Page } from '@playwright/test';
import type { Board } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { ShopServer } from '../../../support/platform/shop-server';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test.use({ serviceWorkers: 'allow' });

/** A tablet that has opened New order with a network, and lost it. */
async function tabletOffline(browser: Browser, shop: ShopServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url });
  const tablet = await context.newPage();
  await openAsStaff(tablet, shop, '/admin/orders/new');
  await expect(tablet.getByLabel('Find a dish')).toBeVisible();
  const isReady = () =>
    tablet.evaluate(async () => {
      const { numbers } = JSON.parse(localStorage.getItem('counter-tablet') ?? '{}');
      const page = await caches.match('/admin/orders/new');
      return (
        numbers?.length === 40 &&
        page !== undefined &&
        localStorage.getItem('counter-menu') !== null
      );
    });
  await expect.poll(isReady).toBe(true);
  await tablet.context().setOffline(true);
  return tablet;
}

/** Ends the tablet's page, as an empty battery would, and opens it anew without a network. */
async function kill(tablet: Page): Promise<Page> {
  const context = tablet.context();
  await tablet.close();
  const next = await context.newPage();
  await next.goto('/admin/orders/new');
  return next;
}

const waiting = (tablet: Page) => tablet.getByRole('region', { name: 'Orders that wait here' });

async function take(tablet: Page, dish: string): Promise<void> {
  await tablet.getByLabel('Find a dish').fill(dish);
  await tablet.getByRole('button', { name: new RegExp(`^${dish}`) }).click();
}

/** Copies the first kept order, each with a key and a number of its own. */
function copyKept(tablet: Page, count: number): Promise<void> {
  return tablet.evaluate((copies) => {
    const kept = JSON.parse(localStorage.getItem('counter-orders') ?? '');
    const held = JSON.parse(localStorage.getItem('counter-tablet') ?? '');
    const [first] = kept.orders;
    for (let copy = 0; copy < copies; copy += 1) {
      const order = structuredClone(first);
      order.key = `${first.key} ${copy}`;
      order.body.tablet.number.number = held.numbers.shift();
      kept.orders.push(order);
    }
    localStorage.setItem('counter-orders', JSON.stringify(kept));
    localStorage.setItem('counter-tablet', JSON.stringify(held));
  }, count);
}

test('orders of two tablets without a network, each killed twice, are placed once with their numbers', async ({
  browser,
  shop,
}) => {
  test.slow();
  const ask = await openStaffApi(shop);
  const tea = await addProduct(ask, { name: 'Offline tea', price: 20, stockCount: 100 });
  const pie = await addProduct(ask, { name: 'Offline pie', price: 70, stockCount: 1 });
  const tablets: Page[] = [];
  for (const _ of ['one', 'two']) {
    let tablet = await kill(await tabletOffline(browser, shop));
    await expect(
      tablet.getByText('No network. Orders are kept here and sent later.'),
    ).toBeVisible();
    await take(tablet, tea.name);
    await expect(tablet.getByRole('button', { name: 'Card' })).toBeHidden();
    await tablet.getByRole('button', { name: 'Cash', exact: true }).click();
    await tablet.getByRole('button', { name: /Change ₹30.00/ }).click();
    const said = tablet
      .getByRole('status')
      .filter({ hasText: /^This is number \d+\. ₹20.00 paid in cash/ });
    await expect(said).toContainText('Change ₹30.00');
    // A power cut loses what the browser has not yet written of its storage, but not the copy on the disk.
    await tablet.evaluate(() => localStorage.removeItem('counter-orders'));
    tablet = await kill(tablet);
    await expect(waiting(tablet)).toContainText('No network: 1 order waits here.');
    await copyKept(tablet, 38);
    tablet = await kill(tablet);
    await expect(waiting(tablet)).toContainText('No network: 39 orders wait here.');
    await expect(tablet.getByLabel('Find a dish')).toBeInViewport();
    await take(tablet, pie.name);
    await tablet.getByRole('button', { name: 'UPI, as the customer says' }).click();
    await expect(waiting(tablet).getByRole('listitem')).toHaveCount(40);
    const kept = waiting(tablet).getByRole('listitem');
    await expect(kept.last()).toContainText(/\d+ · ₹70.00/);
    if (tablets.length === 0) await kept.first().getByLabel('Already made and handed over').check();
    tablets.push(tablet);
  }
  const [one, two] = tablets as [Page, Page];
  for (const tablet of tablets) await tablet.context().setOffline(false);

  // Both sold the last pie: what the shop counts as sold out waits for staff on one of them.
  const conflict = (tablet: Page) => waiting(tablet).getByRole('alert');
  await expect
    .poll(async () => (await conflict(one).count()) + (await conflict(two).count()), {
      timeout: 60_000,
    })
    .toBe(1);
  const refused = (await conflict(one).count()) > 0 ? one : two;
  await expect(waiting(refused)).toContainText('1 order waits here.');
  await expect(conflict(refused)).toContainText('Offline pie');
  await refused.getByRole('button', { name: 'Sign out' }).click();
  await refused.getByRole('button', { name: 'Send first' }).click();
  await refused.reload();
  await waiting(refused).getByRole('button', { name: 'Sell anyway' }).click();
  for (const tablet of tablets) await expect(waiting(tablet)).toBeHidden();

  const { tickets } = await ask<Board>('GET', '/admin/kitchen');
  const placed = tickets.filter(({ lines }) =>
    lines.some(({ name }) => name.startsWith('Offline')),
  );
  // The kitchen gets no ticket of what was made already.
  expect(placed).toHaveLength(79);
  expect(placed.every(({ takenAt }) => takenAt)).toBe(true);
  const numbers = placed.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(79);
  expect(Math.min(...numbers)).toBeGreaterThan(500);
  const paid = placed.filter(({ paymentStatus }) => paymentStatus === 'paid');
  expect(paid).toHaveLength(77);
  expect(placed.filter(({ isPaymentClaimed }) => isPaymentClaimed)).toHaveLength(2);
  for (const tablet of tablets) await tablet.context().close();
});
