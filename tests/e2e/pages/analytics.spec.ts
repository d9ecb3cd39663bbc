import type { Page } from '@playwright/test';
import { countEvents } from '../count-events';
import { expect, test } from '../journey';
import { tapUntil } from '../people';
import { addProduct, changeSettings } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

interface Beacons {
  beacons?: string[];
}

/** Records the bodies of beacons, which are still sent. */
const recordBeacons = (page: Page) =>
  page.addInitScript(() => {
    const recorded: string[] = [];
    (window as Beacons).beacons = recorded;
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => recorded.push(text));
      return send(url, body);
    };
  });

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('analytics events are sent in batches without personal data', async ({ page }) => {
  const batches: { name: string; data: object }[][] = [];
  const statuses: number[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch' || !request.url().endsWith('/api/events')) return;
    batches.push(request.postDataJSON().events);
    expect(request.headers()).not.toHaveProperty('authorization');
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/events')) statuses.push(response.status());
  });
  await recordBeacons(page);
  await page.clock.install();
  await page.goto('/privacy');
  await page.getByLabel('Count what I do in this shop').check();
  await page.goto('/profile');
  await page.getByLabel('Phone number').fill('9876500051');
  await page.goto('/');
  await page.getByRole('link', { name: 'Order Online' }).click();
  await expect(page).toHaveURL('/menu');
  const options = page.getByRole('dialog', { name: 'Classic Butter Waffle' });
  await page.setViewportSize({ width: 360, height: 740 });
  await tapUntil(page.getByRole('button', { name: 'Customize' }).first(), options);
  await options.getByRole('button', { name: /Whipped cream/ }).click();
  await options.getByRole('button', { name: /^One more/ }).click();
  await options.getByRole('button', { name: /^Add 2 / }).click();
  await page.clock.fastForward(6000);
  await expect
    .poll(() => batches.flat().map(({ name }) => name))
    .toEqual(
      expect.arrayContaining([
        'home_order_click',
        'menu_loaded',
        'view_item',
        'view_product',
        'toggle_customizations',
        'select_customization',
        'quantity_button_click',
        'add_to_cart',
      ]),
    );
  const events = batches.flat();
  expect(batches.length).toBeLessThan(events.length / 3);
  for (const { data } of events) {
    for (const key of Object.keys(data)) {
      expect(['productId', 'categoryId', 'quantity', 'open', 'first']).toContain(key);
    }
  }
  expect(JSON.stringify(events)).not.toContain('98765');

  await page.getByRole('button', { name: /View cart/ }).click();
  const sent = batches.length;
  await page
    .getByRole('dialog', { name: 'Your Cart' })
    .getByRole('button', { name: /^One less/ })
    .click();
  await hide(page);
  await expect
    .poll(() => page.evaluate(() => (window as Beacons).beacons))
    .toEqual([expect.stringContaining('"quantity_button_click"')]);
  expect(batches).toHaveLength(sent);
  await expect.poll(() => statuses.length).toBe(sent + 1);
  expect(new Set(statuses)).toEqual(new Set([202]));
});

test('the home page, a sold out dish and a closed shop have events of their own', async ({
  page,
  shop,
}) => {
  const staff = await openStaffApi(shop);
  const product = await addProduct(staff, { stockCount: 0 });
  const expectCounted = await countEvents(page);
  for (const [link, event, path] of [
    ['View Menu', 'home_menu_click', '/menu'],
    ['Our story', 'home_story_click', '/about'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expectCounted(event);
  }
  await page.goto(`/menu?category=${product.categoryId}`);
  const soldOut = page.getByRole('article', { name: product.name });
  await expect(soldOut.getByRole('button', { name: 'Out of Stock' })).toBeVisible();
  await expectCounted('view_out_of_stock');

  const openAgain = await changeSettings(staff, { openingMode: 'closed' });
  try {
    await page.goto('/about');
    await expect(page.getByText(/^Store is (currently )?closed/).first()).toBeVisible();
    await expectCounted('view_store_closed_message');
  } finally {
    await openAgain();
  }
});

test('no event is sent without consent', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent += 1;
  });
  await recordBeacons(page);
  await page.clock.install();
  await page.goto('/menu');
  const added = page.getByRole('button', { name: 'Cart, 1 line' });
  await tapUntil(page.getByRole('button', { name: /^Add 1 / }).first(), added);
  await page.clock.fastForward(6000);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hide(page);
  expect(sent).toBe(0);
  expect(await page.evaluate(() => (window as Beacons).beacons)).toEqual([]);
});
