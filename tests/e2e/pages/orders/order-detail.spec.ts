import type { Request } from '@playwright/test';
import type { OrderStatus } from '../../../../shared/domain/orders/order-status';
import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { setHidden } from '../../set-hidden';
import { changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const POLL_MS = 15_000;

test('the page shows a change at once, also after it was hidden', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const order = await placeAsGuest(shop);
  const setStatus = (status: OrderStatus) => staff('PUT', `/orders/${order.id}/status`, { status });
  const isStream = (request: Request) => request.url().includes(`/api/orders/${order.id}/events`);
  const urls: string[] = [];
  // The link's fragment is not sent.
  page.on('request', (request) => urls.push(request.url().replace(/#.*/, '')));
  const opened = page.waitForRequest(isStream);
  await page.goto(guestLink(order));
  expect((await opened).headers()['order-access-token']).toBe(order.accessToken);
  const step = page.locator('[aria-current="step"]');
  const status = page.getByRole('region', { name: 'Status' });
  const inList = page.getByRole('navigation', { name: 'Your orders' });
  await expect(status).toContainText(/We’ll call number \d+ at the counter/);
  await setStatus('preparing');
  await expect(step).toContainText('Preparing');
  await expect(inList).toContainText('Preparing');
  await expect(status).toContainText('The kitchen has accepted your order and is making it.');

  await page.clock.install();
  await page.route(`**/api/orders/${order.id}`, (route) => route.abort());
  await expect(status).toContainText('Live');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(status).toContainText('No connection. Updated');
  await expect(status).not.toContainText('Live');
  await page.unroute(`**/api/orders/${order.id}`);
  // The stream does not repeat the news whose read has failed.
  await page.clock.fastForward(POLL_MS);
  await expect(status).toContainText('Live');
  await expect(status).not.toContainText('No connection');

  const goesOn = page.waitForRequest(isStream);
  await setHidden(page, true);
  await setStatus('on-the-way');
  await setHidden(page, false);
  expect((await goesOn).headers()['last-event-id']).toMatch(/^[0-9]+$/);
  await expect(step).toContainText('Ready to pick up');
  await expect(status).toContainText('Ready to pick up');
  expect(urls.filter((url) => url.includes(order.id)).length).toBeGreaterThan(2);
  expect(urls.filter((url) => url.includes(order.accessToken))).toEqual([]);
});

test('without a stream the page polls until the order has ended', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const putBack = await changeSettings(staff, { cancelUnpaidAfterMinutes: 15 });
  const order = await placeAsGuest(shop);
  const setStatus = (status: OrderStatus) => staff('PUT', `/orders/${order.id}/status`, { status });
  let asked = 0;
  page.on('request', (request) => {
    if (/\/api\/orders\/\w+$/.test(request.url())) asked += 1;
  });
  await page.route('**/events', (route) => route.abort());
  await page.clock.install();
  await page.goto(guestLink(order));
  const step = page.locator('[aria-current="step"]');
  const inList = page.getByRole('navigation', { name: 'Your orders' });
  const status = page.getByRole('region', { name: 'Status' });
  const panel = page.getByRole('region', { name: 'Payment' });
  await expect(step).toContainText('Order Placed');
  await expect(page).toHaveURL(`/order-history?order=${order.id}`);
  await expect(page.getByRole('article')).toContainText('1 ×Espresso');

  await expect(panel.getByRole('img', { name: 'QR code to pay 85.00 rupees' })).toBeVisible();
  await expect(panel).toContainText(
    /We’ll hold this for you until (tomorrow, )?\d+:\d\d [ap]m \(1[45] min left\)\./,
  );
  await putBack();

  await test.step('a visible page asks every 15 seconds', async () => {
    asked = 0;
    await setStatus('preparing');
    // Seconds may have passed since it last asked.
    await page.clock.fastForward(POLL_MS / 2);
    expect(asked).toBe(0);
    await page.clock.fastForward(POLL_MS / 2);
    await expect(step).toContainText('Preparing');
    await expect(inList).toContainText('Preparing');
    expect(asked).toBe(1);
  });

  await test.step('a hidden page does not ask, and asks when it is shown', async () => {
    asked = 0;
    await setHidden(page, true);
    await setStatus('on-the-way');
    await page.clock.fastForward(4 * POLL_MS);
    expect(asked).toBe(0);
    await setHidden(page, false);
    await expect(step).toContainText('Ready to pick up');
    await expect(inList).toContainText('Ready to pick up');
    expect(asked).toBe(1);
  });

  await test.step('without a connection it says so and keeps what it has', async () => {
    await page.route(`**/api/orders/${order.id}*`, (route) => route.abort());
    await page.clock.fastForward(POLL_MS);
    await expect(status).toContainText('No connection.');
    await expect(step).toContainText('Ready to pick up');
    await page.unroute(`**/api/orders/${order.id}*`);
  });

  await test.step('it asks no more when the order has ended', async () => {
    await setStatus('delivered');
    await page.clock.fastForward(POLL_MS);
    await expect(step).toContainText('Picked up');
    await expect(inList).toContainText('Picked up');
    asked = 0;
    await page.clock.fastForward(4 * POLL_MS);
    expect(asked).toBe(0);
  });
});
