import type { Page } from '@playwright/test';
import { answerTiles } from '../../address-form';
import { expectAccessible, TWO_LOOKS } from '../../expect-accessible';
import { expect } from '../../journey';
import { liveCafeTest, OWNER } from '../../live-cafe';
import { signInByPassword } from '../../people';

const test = liveCafeTest();

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

const STEPS = '[aria-labelledby="first-day"]';
const listOf = (page: Page) => page.getByRole('region', { name: 'Open your shop' });
const stepOf = (page: Page, title: string) =>
  listOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

async function expectDone(page: Page, count: number, title: string) {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).tap();
  await expect(listOf(page).getByRole('status')).toHaveText(`${count} of 11 done`);
  await expect(stepOf(page, title)).toContainText('Done');
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Settings' }).tap();
  await expect(page.getByText('Settings updated successfully!').first()).toBeVisible();
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0);
}

test('an empty live shop is opened through the pages alone', async ({ page, context }) => {
  test.slow();
  await answerTiles(page);
  for (const path of ['/', '/contact', '/about', '/menu', '/privacy']) {
    await page.goto(path);
    const html = await page.content();
    expect(html).not.toMatch(/Ravangla|Sikkim|737139|Open now|9:30am|10:00am|cafe\.example/);
  }
  await page.goto('/admin');
  await signInByPassword(page, OWNER);
  const list = listOf(page);
  await expect(list.getByRole('status')).toHaveText('0 of 11 done');
  await expectAccessible(page, 'the first day, nothing done', TWO_LOOKS, STEPS);
  await page.setViewportSize({ width: 768, height: 1024 });

  await list.getByRole('button', { name: 'Hide this list' }).tap();
  await expect(list).toHaveCount(0);
  await page.reload();
  const show = page.getByRole('button', { name: /^Show the steps to open your shop/ });
  await show.tap();
  await expect(show).toHaveCount(0);

  await stepOf(page, 'Name and contact').getByRole('link', { name: 'Fill them in' }).tap();
  await expect(page).toHaveURL('/admin/settings#store');
  await page.getByLabel('Store name').fill('Corner Cafe');
  await page.getByLabel('Phone', { exact: true }).fill('+91 98765 43210');
  await page.getByLabel('Email', { exact: true }).fill('hello@corner.example');
  await page.getByLabel('Business hours').fill('Every day 9am-9pm');
  await page.getByLabel('Address', { exact: true }).fill('12 Main Bazaar, Gangtok');
  await save(page);
  await expectDone(page, 1, 'Name and contact');

  await stepOf(page, 'Place on the map').getByRole('link', { name: 'Set the pin' }).tap();
  const place = page.getByRole('region', { name: 'Place on the map' });
  await expect(place.getByRole('heading')).toBeInViewport();
  const latitude = place.getByLabel('Latitude of the store');
  await latitude.fill('27.33');
  await place.getByLabel('Longitude of the store').fill('88.61');
  await place.getByRole('button', { name: 'Choose on the map' }).tap();
  const map = place.getByRole('region', { name: 'Map of your store' });
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await map.getByRole('application', { name: /^Pin at your location/ }).press('ArrowUp');
  await expect(latitude).toHaveValue(/^27\.330\d+$/);
  const lifted = await latitude.inputValue();
  const box = await map.boundingBox();
  if (!box) throw new Error('the map is not shown');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 4);
  await expect(latitude).not.toHaveValue(lifted);
  await expectAccessible(page, 'the place on the map', TWO_LOOKS, '#place');
  await page.setViewportSize({ width: 768, height: 1024 });
  await save(page);
  await expectDone(page, 2, 'Place on the map');

  await stepOf(page, 'Opening hours').getByRole('link', { name: 'Check the hours' }).tap();
  const hours = page.getByRole('region', { name: 'Taking orders' });
  await expect(hours.getByRole('heading')).toBeInViewport();
  // The shop is open for the test order at any hour.
  await hours.getByRole('radio', { name: /^Open/ }).check();
  await save(page);
  await expectDone(page, 3, 'Opening hours');

  const taxes = stepOf(page, 'Taxes');
  await taxes.getByRole('button', { name: 'I am not registered for GST' }).tap();
  await expect(taxes).toContainText('Done');

  const payment = stepOf(page, 'UPI payment');
  await payment.getByRole('link', { name: 'Add your UPI ID' }).tap();
  await page.getByLabel('UPI ID').fill('corner@okbank');
  await save(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).tap();
  await expect(
    payment.getByRole('img', { name: 'QR code to pay ₹1.00 to corner@okbank' }),
  ).toBeVisible();
  await expectAccessible(page, 'the test payment', TWO_LOOKS, STEPS);
  await page.setViewportSize({ width: 768, height: 1024 });
  await payment.getByRole('button', { name: 'It arrived' }).tap();
  await expect(payment).toContainText('Done');

  await stepOf(page, 'Unpaid orders')
    .getByRole('button', { name: 'We cancel them ourselves' })
    .tap();
  await stepOf(page, 'Delivery')
    .getByRole('button', { name: 'The delivery settings are right' })
    .tap();
  await stepOf(page, 'Cooking times').getByRole('button', { name: 'The times are right' }).tap();
  await stepOf(page, 'Staff').getByRole('button', { name: 'I work alone' }).tap();
  await expect(list.getByRole('status')).toHaveText('9 of 11 done');

  const dishes = stepOf(page, 'First dishes');
  await dishes.getByRole('button', { name: 'Start from an example menu' }).tap();
  await expect(page).toHaveURL('/admin/products');
  await expect(page.getByRole('button', { name: 'Edit Classic Butter Waffle' })).toBeVisible();
  await page.getByRole('link', { name: 'Categories', exact: true }).tap();
  await page.getByRole('button', { name: 'Activate Tea' }).tap();
  await expect(page.getByRole('button', { name: 'Deactivate Tea' })).toBeVisible();
  await expectDone(page, 10, 'First dishes');

  const order = stepOf(page, 'Test order');
  const opened = context.waitForEvent('page');
  await order.getByRole('link', { name: 'Open the shop' }).tap();
  const shopPage = await opened;
  await shopPage.getByRole('button', { name: 'Add 1 Masala Chai to the cart' }).click();
  await expect(shopPage.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
  await shopPage.goto('/checkout');
  await shopPage.getByRole('radio', { name: /Pickup/ }).click();
  await shopPage.getByRole('button', { name: 'Continue', exact: true }).click();
  await shopPage.getByRole('button', { name: /^Place order/ }).click();
  await expect(shopPage.getByText('corner@okbank').first()).toBeVisible();
  await shopPage.close();

  await order.getByRole('link', { name: 'See the orders' }).tap();
  // The dashboard has tables of its own.
  const orders = page.getByRole('table', { name: 'Orders', exact: true });
  await orders.getByRole('row').nth(1).getByRole('link').first().tap();
  await page.getByRole('button', { name: 'Update Status' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('Cancelled');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await dialog.getByRole('radio', { name: 'The customer asked for it' }).tap();
  await dialog.getByRole('button', { name: 'Cancel the order' }).tap();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).tap();
  await expect(page.getByRole('region', { name: 'Recent Orders' })).toContainText('Cancelled');
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Recent Orders' })).toBeVisible();
  await expect(list).toHaveCount(0);
});
