import type { Page } from '@playwright/test';
import { watchEvents } from '../../count-events';
import { expect, test } from '../../journey';
import { setHidden } from '../../set-hidden';
import { addProduct, changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

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

test('a visitor’s actions are counted only with their consent', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const product = await addProduct(staff, { stockCount: 0 });
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
  const beacons = () => page.evaluate(() => (window as Beacons).beacons);
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  const goTo = (name: string) => footer.getByRole('link', { name }).click();
  await recordBeacons(page);
  const expectCounted = await watchEvents(page);

  await test.step('no event is sent without consent', async () => {
    await page.goto('/menu');
    const added = page.getByRole('button', { name: 'Cart, 1 line' });
    await page
      .getByRole('button', { name: /^Add 1 / })
      .first()
      .click();
    await expect(added).toBeVisible();
    await page.clock.fastForward(6000);
    await goTo('About');
    await expect(page).toHaveURL('/about');
    await setHidden(page, true);
    expect(batches).toEqual([]);
    expect(await beacons()).toEqual([]);
    await setHidden(page, false);
  });

  await test.step('with consent, events are sent in batches', async () => {
    await goTo('Privacy');
    await page.getByLabel('Count what I do in this shop').check();
    await goTo('My Account');
    await page.getByLabel('Phone number').fill('9876500051');
    await goTo('Home');
    await main.getByRole('link', { name: 'Order Online' }).click();
    const options = page.getByRole('dialog', { name: 'Classic Butter Waffle' });
    await page.setViewportSize({ width: 360, height: 740 });
    // The home page, whose cards have this button too, stays until the menu is rendered.
    const waffles = page.getByRole('region', { name: 'Waffles' });
    await waffles.getByRole('button', { name: 'Customize' }).first().click();
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
  });

  await test.step('the last events are sent by a beacon when the page is hidden', async () => {
    await page.getByRole('button', { name: /View cart/ }).click();
    const cart = page.getByRole('dialog', { name: 'Your Cart' });
    const sent = batches.length;
    await cart
      .getByRole('button', { name: /^One less/ })
      .last()
      .click();
    await setHidden(page, true);
    await expect.poll(beacons).toEqual([expect.stringContaining('"quantity_button_click"')]);
    expect(batches).toHaveLength(sent);
    await expect.poll(() => statuses.length).toBe(sent + 1);
    expect(new Set(statuses)).toEqual(new Set([202]));
    await setHidden(page, false);
    await cart.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the home page, a sold out dish and a closed shop have events of their own', async () => {
    for (const [link, event, path] of [
      ['View Menu', 'home_menu_click', '/menu'],
      ['Our story', 'home_story_click', '/about'],
    ] as const) {
      await goTo('Home');
      await main.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(path);
      await expectCounted(event);
    }
    await goTo('Menu');
    const soldOut = page.getByRole('article', { name: product.name });
    await soldOut.scrollIntoViewIfNeeded();
    await expect(soldOut.getByRole('button', { name: 'Out of Stock' })).toBeVisible();
    await expectCounted('view_out_of_stock');

    const openAgain = await changeSettings(staff, { openingMode: 'closed' });
    try {
      await expectCounted('view_store_closed_message');
      await expect(page.getByText(/^Store is (currently )?closed/).first()).toBeVisible();
    } finally {
      await openAgain();
    }
  });
});
