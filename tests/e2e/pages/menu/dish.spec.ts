import type { Page } from '@playwright/test';
import { expectAccessible, ONE_LOOK, TWO_LOOKS } from '../../expect-accessible';
import { expectLargeText, setTextSize } from '../../expect-large-text';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const DISH = 'Classic Butter Waffle';
const ADDRESS = '/menu/classic-butter-waffle';

/** With letters of twice the size, a card's button is below its price, and the search has a line of its own. */
async function expectNarrowMenu(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, '200%');
  expect((await page.getByRole('searchbox').boundingBox())?.width).toBeGreaterThan(200);
  const card = page.getByRole('article').first();
  const price = await card.getByText(/^₹/).first().boundingBox();
  const add = await card.getByRole('button').last().boundingBox();
  expect(add?.y).toBeGreaterThanOrEqual((price?.y ?? 0) + (price?.height ?? 0));
  await setTextSize(page, '');
  await page.setViewportSize({ width: 360, height: 740 });
}

test('a dish’s HTML has its text, its price and a preview', async ({ shop }) => {
  const html = await (await fetch(shop.url + ADDRESS)).text();
  expect(html).toMatch(/<h1[^>]*>Classic Butter Waffle<\/h1>/);
  expect(html).toContain(`<link rel="canonical" href="${shop.url}${ADDRESS}"`);
  expect(html).toContain('<title>Classic Butter Waffle · ');
  const [, json = ''] = /<script id="structured-data-dish"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const url = shop.url + ADDRESS;
  expect(JSON.parse(json)['@graph'][1]).toMatchObject({ name: DISH, url, offers: { url } });

  const tag = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
  expect([tag('image:width'), tag('image:height')]).toEqual(['1200', '630']);
  expect(tag('image:alt')).toContain(DISH);
  expect(tag('image')).toContain(`${shop.url}/pictures/dishes/`);
  // The page and the shop name the same version: no redirect.
  const picture = await fetch(tag('image') ?? '', { redirect: 'manual' });
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);

  const gone = await fetch(`${shop.url}/menu/no-such-dish`, { redirect: 'manual' });
  expect([gone.status, gone.headers.get('Location')]).toEqual([302, '/menu']);

  const { id, slug } = await addProduct(await openStaffApi(shop));
  const byId = await fetch(`${shop.url}/menu/${id}`, { redirect: 'manual' });
  expect([byId.status, byId.headers.get('Location')]).toEqual([302, `/menu/${slug}`]);
});

test('a dish has a page of its own and opens over the menu', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wholeMenu = page.getByRole('link', { name: 'The whole menu' });
  const margherita = page.getByRole('link', { name: /^Margherita/ });
  const heart = page.getByRole('button', { name: 'Favourite', exact: true });

  await test.step('its link opens its page, and the menu is one tap away', async () => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1, name: DISH })).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await expectLargeText(page, 'a dish’s own page');
    await expectAccessible(page, 'a dish’s own page', TWO_LOOKS, 'main');
    await page.setViewportSize({ width: 360, height: 640 });
    const add = page.getByRole('button', { name: new RegExp(`^Add 1 ${DISH}`) });
    await expect(add).toBeInViewport({ ratio: 1 });
    await add.click();
    await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^1 item · ₹.* View cart$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your order' })).toBeHidden();
    // A phone with large letters.
    for (const size of ['200%', '150%']) {
      await setTextSize(page, size);
      await expect(add).toBeInViewport({ ratio: 1 });
      await add.click({ trial: true, timeout: 2000 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await wholeMenu.click();
    await expect(page.getByRole('search')).toBeVisible();
    await expectNarrowMenu(page);
  });

  await test.step('its link is shared, copied, or shown to be copied', async () => {
    await page.goto(ADDRESS);
    await page.evaluate(() => {
      const done: string[] = [];
      Object.assign(window, { done });
      const copy = { writeText: async (text: string) => void done.push(`copied ${text}`) };
      Object.defineProperty(navigator, 'clipboard', { value: copy, configurable: true });
      const share = async ({ url }: { url: string }) => void done.push(`shared ${url}`);
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    const share = page.getByRole('button', { name: `Share ${DISH}` });
    const link = page.getByLabel('Copy this link');
    await share.click();
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await share.click();
    await expect(page.getByText('Link copied.').first()).toBeVisible();
    // A tap before hydration may count twice.
    const done = await page.evaluate(() => (window as unknown as { done: string[] }).done);
    const url = `${shop.url}${ADDRESS}`;
    expect([...new Set(done)]).toEqual([`shared ${url}`, `copied ${url}`]);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await share.click();
    await expect(link).toHaveValue(url);
    await expect(link).toBeFocused();
    await page.goto('/menu');
  });

  await test.step('a favourite of this device is found again with one tap', async () => {
    const chip = page.getByRole('search').getByRole('button', { name: 'Favourites' });
    await chip.click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectAccessible(page, 'the favourites', TWO_LOOKS, 'main');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: DISH }).click();
    await expect(page.getByRole('dialog', { name: DISH })).toBeVisible();
    await heart.click();
    await page.goBack();
    await page.getByRole('button', { name: 'Show the whole menu' }).click();
    await expect(chip).toHaveCount(0);
  });

  await test.step('it opens over the menu, is added, and going back finds the place', async () => {
    await margherita.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    const movedFrom = (from: number) => async () => Math.abs((await scrolled()) - from);
    const place = await scrolled();
    expect(place).toBeGreaterThan(500);
    await margherita.click();
    const sheet = page.getByRole('dialog', { name: /^Margherita/ });
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(/\/menu\/[a-z-]*margherita/);
    await expectAccessible(page, 'a dish over the menu', ONE_LOOK, '[role=dialog]');
    await expectLargeText(page, 'a dish over the menu');
    await page.setViewportSize({ width: 360, height: 740 });

    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/menu$/);
    await expect.poll(movedFrom(place)).toBeLessThan(5);

    await margherita.click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/menu$/);
    await expect(margherita).toBeFocused();

    const placeAgain = await scrolled();
    await margherita.press('Enter');
    await sheet.getByRole('button', { name: /^Add 1 Margherita/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cart, 2 lines' })).toBeVisible();
    await expect.poll(movedFrom(placeAgain)).toBeLessThan(5);
  });
});

test('the owner says what a dish contains, and customers read it', async ({ page, shop }) => {
  const ask = await openStaffApi(shop);
  const dish = await addProduct(ask);
  const jam = await addProduct(ask);
  const gone = await addProduct(ask, { stockCount: 0 });

  await test.step('the owner says what it contains and goes well with', async () => {
    await openAsStaff(page, shop, `/admin/products?categoryId=${dish.categoryId}`);
    await page.getByRole('button', { name: `Edit ${dish.name}` }).click();
    const form = page.getByRole('dialog');
    const contains = form.getByRole('group', { name: 'Contains (optional)' });
    await contains.getByLabel('Egg').check();
    await contains.getByLabel('Milk, cream, butter').check();
    const goesWith = form.getByRole('group', { name: 'Goes well with (optional)' });
    await goesWith.getByLabel('First dish').selectOption(gone.name);
    await goesWith.getByLabel('Third dish').selectOption(jam.name);
    await expectAccessible(page, 'what a dish contains', ONE_LOOK, '[role=dialog]');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('A dish with egg is non-veg')).toBeVisible();
    await form.getByLabel('Veg or non-veg').selectOption('Non-veg (includes egg)');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('staff cannot miss a note to the kitchen', async () => {
    const items = [{ productId: dish.id, quantity: 1, note: `PAID ${'W'.repeat(95)}` }];
    const { id } = await placeAsGuest(shop, { items });
    await page.goto(`/admin/orders/${id}`);
    await expect(page.getByRole('cell').getByText(/^Note: PAID W/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await ask('PUT', `/orders/${id}/status`, { status: 'cancelled' });
  });

  await test.step('customers read what it contains, and add what goes well with it', async () => {
    await page.goto('/menu');
    await page.getByRole('link', { name: dish.name }).click();
    const sheet = page.getByRole('dialog', { name: dish.name });
    await expect(sheet.getByText('Contains milk, egg')).toBeVisible();
    const suggested = sheet.getByRole('region', { name: 'Goes well with' });
    await expect(suggested.getByRole('listitem')).toHaveCount(1);
    await suggested.getByRole('button', { name: `Add 1 ${jam.name} to the cart` }).click();
    await expect(suggested.getByRole('spinbutton')).toHaveValue('1');
    await suggested.getByRole('link', { name: jam.name }).click();
    await expect(page.getByRole('dialog', { name: jam.name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/menu$/);
  });

  await test.step('a note to the kitchen makes a line of its own', async () => {
    await page.goto(`/menu/${dish.slug}`);
    const note = page.getByLabel('Note to the kitchen');
    const add = page.getByRole('button', { name: new RegExp(`^Add 1 ${dish.name}`) });
    await note.fill(`g${'\u0301'.repeat(5)}`);
    await expect(page.getByText('Please put at most 4 accents on a letter')).toBeVisible();
    await expect(add).toBeDisabled();
    await note.fill('No nuts');
    await add.click();
    await expect(note).toHaveValue('');
    await add.click();
    // The third line is the jam.
    await page.getByRole('button', { name: 'Cart, 3 lines' }).click();
    const cart = page.getByRole('dialog', { name: 'Your Cart' });
    await expect(cart.getByText('Note: “No nuts”')).toBeVisible();
    await cart.getByRole('button', { name: `Remove ${jam.name}` }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cart, 2 lines' }).click();
    const suggested = cart.getByRole('region', { name: 'Goes well with your order' });
    await suggested.getByRole('button', { name: `Add 1 ${jam.name} to the cart` }).click();
    await expect(cart.getByLabel(`Quantity of ${jam.name}`).first()).toBeVisible();
    await cart.getByRole('button', { name: /^Checkout/ }).click();
    await page.getByRole('radio', { name: /Pickup/ }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('main').getByText('Note: “No nuts”')).toBeVisible();
  });
});
