import type { Locator, Page } from '@playwright/test';
import { followHours, test } from '../clocked-shop';
import { expectAccessible, TWO_LOOKS } from '../expect-accessible';
import { fillInPickup, keepCart } from '../guest-checkout';
import { expect } from '../journey';
import { openAsStaff } from '../people';
import { addProduct, changeSettings } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

const CATCHING_UP = 'We are catching up with orders. Ordering is back at 1:25 pm.';
/** The longest time until an open page shows a change of the settings. */
const CHECK_MS = 5000;

const header = (page: Page) => page.getByRole('button', { name: /^Shop:/ });
const dialog = (page: Page) => page.getByRole('dialog');

/** Lets an open page of a customer ask the shop again. */
async function passTime(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(CHECK_MS);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('staff pause the shop from the header; open pages follow, and it opens by itself', async ({
  browser,
  shop,
  setClock,
}) => {
  await setClock('2026-11-21T13:09:10+05:30');
  const staffApi = await followHours(shop, { laterOrders: true });
  const { id: productId, name } = await addProduct(staffApi, { price: 100 });
  const staff = await browser.newPage({ baseURL: shop.url });
  const customer = await browser.newPage({ baseURL: shop.url });
  await customer.clock.install();
  await keepCart(customer, [{ productId, name, price: 10_000, quantity: 1 }]);
  await fillInPickup(customer, 'Pema', '9812345678');
  const place = customer.getByRole('button', { name: /^Place order/ }).first();
  await expect(place).toBeEnabled();

  await openAsStaff(staff, shop, '/admin/orders');
  await expect(header(staff)).toHaveText(/Open/);
  await header(staff).click();
  await dialog(staff).getByRole('button', { name: '15 min', exact: true }).click();
  await expect(header(staff)).toHaveText(/Paused\s*1[45] min/);

  await place.click();
  await expect(customer.getByRole('alert').filter({ hasText: CATCHING_UP })).toBeVisible();
  const banner = customer.getByRole('status').filter({ hasText: 'We are catching up' });
  await passTime(customer, banner);
  await expect(banner).toContainText(`${CATCHING_UP} You can still browse.`);
  await expect(place).toBeDisabled();
  await expect(customer.getByRole('region', { name: 'Delivery today' })).toContainText('Paused');

  await setClock('2026-11-21T13:25:01+05:30');
  await expect(async () => {
    await customer.clock.fastForward(CHECK_MS);
    await expect(banner).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(place).toBeEnabled();
  await place.click();
  await expect(customer.getByRole('heading', { name: /order/i }).first()).toBeVisible();
  // The other tests of this shop set earlier times.
  const now = await openStaffApi(shop);
  await now('PUT', '/settings/state', { to: 'open' });
  await customer.close();
  await staff.close();
});

test('busy minutes are told to customers, closing too, and both end with a tap', async ({
  page,
  context,
  shop,
  setClock,
}) => {
  await setClock(new Date().toISOString());
  await changeSettings(await openStaffApi(shop), { openingMode: 'open' });
  await openAsStaff(page, shop, '/admin');
  const customer = await context.newPage();
  await customer.clock.install();
  await customer.goto('/menu');
  const busy = customer
    .getByRole('status')
    .filter({ hasText: 'Busy now: about 20 minutes longer' });
  const closed = customer.getByRole('status').filter({ hasText: 'Store is' });
  await header(page).click();
  await expectAccessible(page, 'the opening of the shop', TWO_LOOKS, '[role=dialog]');
  await dialog(page).getByRole('button', { name: '+20 min' }).click();
  await expect(header(page)).toHaveText(/Open \+20\s*1 h/);
  await expectAccessible(page, 'a busy shop', TWO_LOOKS, 'header');
  await passTime(customer, busy);
  await header(page).click();
  await dialog(page).getByRole('button', { name: 'Close until somebody opens' }).click();
  await expect(header(page)).toHaveText(/Closed$/);
  await expectAccessible(page, 'a closed shop', TWO_LOOKS, 'header');
  await passTime(customer, closed);
  await header(page).click();
  await expect(dialog(page).getByText('Closed by staff')).toHaveText('Closed by staff');
  await dialog(page).getByRole('button', { name: 'Open', exact: true }).click();
  await expect(header(page)).toHaveText(/Open \+20\s*\d/);

  await header(page).click();
  await dialog(page).getByRole('button', { name: 'No longer busy' }).click();
  await expect(header(page)).toHaveText(/Open$/);
});

test('a dish that ran out is sold out for today, and back with a tap, on open menus too', async ({
  page,
  shop,
  setClock,
}) => {
  await setClock(new Date().toISOString());
  const staffApi = await openStaffApi(shop);
  await changeSettings(staffApi, { openingMode: 'open' });
  const { id, name, categoryId } = await addProduct(staffApi, { stockCount: 7 });
  await openAsStaff(page, shop, `/admin/inventory?q=${name}`);
  const menu = await page.context().newPage();
  await menu.clock.install();
  await keepCart(menu, [{ productId: id, name, price: 10_000, quantity: 1 }]);
  await menu.goto(`/menu?category=${categoryId}`);
  await menu.getByRole('button', { name: 'Cart, 1 line' }).click();
  const checkout = dialog(menu).getByRole('button', { name: /^Checkout/ });
  await expect(checkout).toBeEnabled();
  await page.getByRole('button', { name: 'Something ran out' }).click();
  await expectAccessible(page, 'something ran out', TWO_LOOKS, '[role=dialog]');
  const mark = dialog(page).getByRole('button', { name: 'Mark sold out' });
  await mark.click();
  await expect(dialog(page).getByText('Please choose what ran out.')).toBeVisible();
  await dialog(page).getByLabel('Find a dish, category or option').fill(name.toLowerCase());
  const found = dialog(page).getByRole('group', { name: 'What ran out' });
  await expect(found.getByRole('radio', { name: 'Espresso' })).toHaveCount(0);
  await found.getByRole('radio', { name, exact: true }).check();
  await mark.click();
  const section = page.getByRole('region', { name: 'Sold out for now' });
  await expect(section.getByRole('listitem').filter({ hasText: name })).toContainText(
    /until tomorrow, 10:00 am · .+ left/,
  );
  await expectAccessible(page, 'a dish sold out', TWO_LOOKS, 'main');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Out of stock');

  await passTime(menu, dialog(menu).getByText('Please adjust the marked items first.'));
  await expect(dialog(menu).getByText('Out of stock. Please remove it.')).toBeVisible();
  await expect(checkout).toBeDisabled();
  await dialog(menu)
    .getByRole('button', { name: `Remove ${name}` })
    .click();
  await dialog(menu).getByRole('button', { name: 'Close' }).click();
  const card = menu.getByRole('article', { name });
  await expect(card.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expect(card.getByText('Back tomorrow')).toBeVisible();

  await section.getByRole('button', { name: `Sell again ${name}` }).click();
  await expect(section).toHaveCount(0);
  const add = card.getByRole('button', { name: `Add 1 ${name}` });
  await passTime(menu, add);
  await expect(add).toBeEnabled();
  await expect(card.getByText('Back tomorrow')).toHaveCount(0);
});
