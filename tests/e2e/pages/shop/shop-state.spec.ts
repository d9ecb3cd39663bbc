import type { Locator, Page } from '@playwright/test';
import { followHours, test } from '../../clocked-shop';
import { expectAccessible, ONE_LOOK, TWO_LOOKS } from '../../expect-accessible';
import { fillInPickup, keepCart } from '../../guest-checkout';
import { expect } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

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

test('staff sell out, warn, close and pause on open pages', async ({ browser, shop, setClock }) => {
  await setClock('2026-11-21T13:09:10+05:30');
  const staffApi = await followHours(shop, { laterOrders: true });
  const { id, name, categoryId } = await addProduct(staffApi, { stockCount: 7 });
  const staff = await browser.newPage({ baseURL: shop.url });
  const customer = await browser.newPage({ baseURL: shop.url });
  await customer.clock.install();
  await keepCart(customer, [{ productId: id, name, price: 10_000, quantity: 1 }]);
  await customer.goto(`/menu?category=${categoryId}`);
  await openAsStaff(staff, shop, `/admin/inventory?q=${name}`);

  await test.step('a dish that ran out is sold out for today, and back with a tap, on open menus too', async () => {
    await customer.getByRole('button', { name: 'Cart, 1 line' }).click();
    const checkout = dialog(customer).getByRole('button', { name: /^Checkout/ });
    await expect(checkout).toBeEnabled();
    await staff.getByRole('button', { name: 'Something ran out' }).click();
    await expectAccessible(staff, 'something ran out', ONE_LOOK, '[role=dialog]');
    await dialog(staff).getByLabel('Find a dish, category or option').fill(name.toLowerCase());
    const found = dialog(staff).getByRole('group', { name: 'What ran out' });
    await expect(found.getByRole('checkbox', { name: 'Espresso' })).toHaveCount(0);
    await found.getByRole('checkbox', { name, exact: true }).check();
    await expect(found.getByRole('checkbox', { name, exact: true })).toBeChecked();
    await staff.keyboard.press('Escape');
    const section = staff.getByRole('region', { name: 'Sold out for now' });
    await expect(section.getByRole('listitem').filter({ hasText: name })).toContainText(
      /until tomorrow, 10:00 am · .+ left/,
    );
    await expectAccessible(staff, 'a dish sold out', TWO_LOOKS, 'main');
    await expect(staff.getByRole('row').filter({ hasText: name })).toContainText('Out of stock');

    await passTime(customer, dialog(customer).getByText('Please adjust the marked items first.'));
    await expect(dialog(customer).getByText('Out of stock. Please remove it.')).toBeVisible();
    await expect(checkout).toBeDisabled();
    await dialog(customer)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
    await dialog(customer).getByRole('button', { name: 'Close' }).click();
    const card = customer.getByRole('article', { name });
    await expect(card.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await expect(card.getByText('Back tomorrow')).toBeVisible();

    await section.getByRole('button', { name: `Sell again ${name}` }).click();
    await expect(section).toHaveCount(0);
    const add = card.getByRole('button', { name: `Add 1 ${name}` });
    await passTime(customer, add);
    await expect(add).toBeEnabled();
    await expect(card.getByText('Back tomorrow')).toHaveCount(0);
    await add.click();
    await expect(customer.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
  });

  await test.step('busy minutes are told to customers, closing too, and both end with a tap', async () => {
    const told = (text: string) => customer.getByRole('status').filter({ hasText: text });
    await header(staff).click();
    await expectAccessible(staff, 'the opening of the shop', ONE_LOOK, '[role=dialog]');
    await dialog(staff).getByRole('button', { name: '+20 min' }).click();
    await expect(header(staff)).toHaveText(/Open \+20\s*1 h/);
    await expectAccessible(staff, 'a busy shop', ONE_LOOK, 'header');
    await passTime(customer, told('Busy now: about 20 minutes longer'));
    await header(staff).click();
    await dialog(staff).getByRole('button', { name: 'Close until somebody opens' }).click();
    await expect(header(staff)).toHaveText(/Closed$/);
    await expectAccessible(staff, 'a closed shop', ONE_LOOK, 'header');
    await passTime(customer, told('Store is'));
    await header(staff).click();
    await expect(dialog(staff).getByText('Closed by staff')).toHaveText('Closed by staff');
    await dialog(staff).getByRole('button', { name: 'Open', exact: true }).click();
    await expect(header(staff)).toHaveText(/Open \+20\s*\d/);

    await header(staff).click();
    await dialog(staff).getByRole('button', { name: 'No longer busy' }).click();
    await expect(header(staff)).toHaveText(/Open$/);
  });

  await test.step('a pause from the header reaches open pages, and ends by itself', async () => {
    await fillInPickup(customer, 'Pema', '9812345678');
    const place = customer.getByRole('button', { name: /^Place order/ }).first();
    await expect(place).toBeEnabled();
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
  });

  // The other tests of this shop set earlier times, at which the pause would hold again.
  await setClock('2026-11-21T13:20:00+05:30');
  const now = await openStaffApi(shop);
  await now('PUT', '/settings/state', { to: 'open' });
  await customer.close();
  await staff.close();
});
