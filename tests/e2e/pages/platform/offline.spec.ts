import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible, TWO_LOOKS } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { addToCart } from '../../people';
import { openStaffApi } from '../../staff-api';

test.use({ serviceWorkers: 'allow' });

const NAME = 'Tashi';
const PROMPT = 'section[aria-live="polite"]';

/** Opens a page and waits until the service worker is active. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Goes from the cart to the checkout's Place Order button, as a guest with pickup. */
async function goToCheckout(page: Page, digits: string): Promise<void> {
  await page.getByRole('button', { name: 'Cart, 1 line' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click();
  await page.getByLabel('Your name').fill(NAME);
  await page.getByLabel('Phone number').fill(digits);
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await page.getByRole('radio', { name: /Pickup/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test('offline, an order is saved, and later placed once', async ({ page, context, shop }) => {
  const digits = '9876500139';
  const staff = await openStaffApi(shop);
  const stockOf = async () =>
    (await staff<Record<string, { currentStock: number }>>('GET', '/inventory/public'))[
      'filter-coffee'
    ]?.currentStock;
  const before = await stockOf();
  await openAndKeep(page, '/menu?category=coffee&fbclid=1');

  await context.setOffline(true);
  await addToCart(page, 'coffee', 'Filter Coffee');
  await expect(
    page.getByText(/^Menu from (\d+ \w+, )?\d+:\d\d [ap]m · no connection/),
  ).toBeVisible();
  await goToCheckout(page, digits);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  await expect(page.getByText(/^Pickup/)).toHaveText('Pickup');
  await expectAccessible(page, 'an order without a network', TWO_LOOKS.slice(0, 1), 'main');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send my order' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save it on this phone' }).click();
  await expect(page.getByRole('heading', { name: 'Your order is saved' })).toBeVisible();
  await expect(page.getByText(/^Pickup/)).toHaveText(/^Pickup · saved (\d+ \w+, )?\d+:\d\d [ap]m$/);
  // While offline, another visit shows no prompt.
  await page.goto('/menu');
  await expect(page.getByText(/no connection/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send your order now?' })).toBeHidden();

  await context.setOffline(false);
  await expect(page.getByText(/^Menu from/)).toBeHidden();
  const prompt = page.getByRole('region', { name: 'Send your order now?' });
  await expect(prompt).toContainText('Filter Coffee');
  await expectAccessible(page, 'a kept order to be sent', TWO_LOOKS.slice(1), PROMPT);

  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(other.getByRole('heading', { name: 'Send your order now?' })).toBeVisible();
  await prompt.getByRole('button', { name: 'Send my order' }).click();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();

  // The prompt of the other tab disappears.
  await expect(other).toHaveURL('/menu');
  await expect(other.getByRole('region', { name: 'Send your order now?' })).toBeHidden();
  const found = await staff<{ total: number }>('GET', `/orders?q=${digits}`);
  expect(found.total).toBe(1);
  expect(await stockOf()).toBe((before ?? 0) - 1);
});

test('the shop can be installed under the cafe’s name', async ({ request }) => {
  const html = await (await request.get('/menu')).text();
  const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? 'no link';
  const manifest = await request.get(href);
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { name, start_url, icons } = await manifest.json();
  expect(name).toBe((await (await request.get('/api/settings')).json()).storeName);
  expect(start_url).toBe('/menu');
  const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? 'no link';
  for (const { src, sizes } of [...icons, { src: touch, sizes: '180x180' }]) {
    const picture = await (await request.get(src)).body();
    // The header of a PNG contains its width and height.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

/** Runs in the page: stores an order of another customer, who has signed out. */
function keepAnothersOrder(): void {
  const line = { productId: 'p', name: 'Their Dish', price: 1, quantity: 1, customizations: [] };
  const order = {
    version: 1,
    idempotencyKey: 'k',
    body: { userId: 'another', items: [{ productId: 'p', quantity: 1 }], deliveryMethod: 'pickup' },
    startedAt: Date.now(),
    made: { lines: [line], draft: {} },
    waits: true,
  };
  localStorage.setItem('maenam-order-attempt', JSON.stringify(order));
}

/** Changes the cached menu to one that was stored while the phone's clock was a year ahead. */
async function keepFromTheFuture(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => caches.match('/menu').then(Boolean))).toBe(true);
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((each) => each.includes('pages'));
    const cache = await caches.open(name);
    const kept = await cache.match('/menu', { ignoreVary: true });
    const inAYear = `data-seen-at="${Date.now() + 365 * 86_400_000}"`;
    const html = (await kept?.text())?.replace(/data-seen-at="\d+"/, inAYear);
    await cache.put('/menu', new Response(html ?? '', { headers: kept?.headers ?? {} }));
  });
}

/** A proxy in front of the shop that can replace the service worker's file. */
async function openProxy(shopUrl: string, worker: { path: string; note: string }) {
  const server = createServer(async (request, response) => {
    const isWorker = request.url === '/sw.js';
    const answer = await fetch(shopUrl + (isWorker ? worker.path : request.url));
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('Content-Type') ?? '',
      'Content-Security-Policy': answer.headers.get('Content-Security-Policy') ?? '',
    });
    response.write(Buffer.from(await answer.arrayBuffer()));
    response.end(isWorker ? worker.note : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('a page cached in the future is refreshed, and an app updated', async ({ page, shop }) => {
  const worker = { path: '/sw.js', note: '' };
  const front = await openProxy(shop.url, worker);
  const lookForNewer = () =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await openAndKeep(page, `${front.url}/menu`);
  await keepFromTheFuture(page);
  const refreshed = page.waitForRequest((request) => request.url().endsWith('/api/products'));
  await page.reload();
  await refreshed;
  const prompt = page.getByRole('region', { name: 'A new version of the shop is ready' });

  await page.evaluate(keepAnothersOrder);
  await page.reload();
  const hidden = page.getByRole('region', { name: 'An order is saved on this phone' });
  await expect(hidden).toContainText('Sign in as the customer who made it');
  await expect(page.getByText('Their Dish')).toBeHidden();
  await hidden.getByRole('button', { name: 'Discard it' }).click();
  expect(await page.evaluate(() => localStorage.getItem('maenam-order-attempt'))).toBeNull();

  worker.note = '// the next build';
  await lookForNewer();
  await expect(prompt).toBeVisible();
  await expectAccessible(page, 'a new version', TWO_LOOKS.slice(0, 1), PROMPT);
  const reloaded = page.waitForEvent('load');
  await prompt.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeAttached();
  await expect(prompt).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).not.toEqual([]);

  worker.path = '/sw-withdrawn.js';
  await lookForNewer();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  front.close();
});
