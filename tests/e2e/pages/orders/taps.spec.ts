import type { Page } from '@playwright/test';
import { NEARBY } from '../../address-form';
import { countTaps } from '../../count-taps';
import { expect, test } from '../../journey';
import { openAndMove } from '../../open-and-move';
import { signInByPhone } from '../../people';
import { changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  geolocation: NEARBY,
  permissions: ['geolocation'],
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).tap();

/** From the open menu to the checkout's first step. */
async function addAndCheckOut(page: Page): Promise<void> {
  await page.goto('/menu?category=coffee');
  await button(page, 'Add 1 Filter Coffee to the cart').tap();
  await page.getByRole('link', { name: 'Checkout' }).tap();
}

/** Types into the field that has the focus. */
async function typeGuest(page: Page, name: string, digits: string): Promise<void> {
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type(digits);
}

async function place(page: Page): Promise<void> {
  await button(page, /^Place order/).tap();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
}

test('a guest picks up in 6 taps, has paid after 8, and orders again in 2', async ({
  page,
  shop,
}) => {
  const staff = await openStaffApi(shop);
  const withoutApp = await changeSettings(staff, { upiIntent: true });
  const taps = await countTaps(page);
  await addAndCheckOut(page);
  await typeGuest(page, 'Pema', '9876500071');
  await button(page, 'Continue as a guest').tap();
  await page.getByRole('radio', { name: /Pickup/ }).tap();
  await goOn(page);
  await place(page);
  const ordered = taps();
  expect(ordered).toBe(6);

  const panel = page.getByRole('region', { name: 'Payment' });
  await panel.getByRole('link', { name: 'Pay with a UPI app' }).tap();
  await panel.getByRole('button', { name: 'I have paid' }).tap();
  await expect(panel.getByRole('heading')).toHaveText('Checking your payment');
  expect(ordered + taps()).toBe(8);
  await withoutApp();

  const id = (await page.getByRole('definition').first().textContent()) ?? '';
  await staff('PUT', `/orders/${id}/status`, { status: 'delivered' });
  const again = button(page, /^Order again/);
  await openAndMove(page, '/menu', again);
  for (const from of ['the menu', 'the order']) {
    await test.step(`again from ${from}`, async () => {
      if (from === 'the order') await page.goto(`/order-history?order=${id}`);
      await again.tap();
      await place(page);
      expect(taps()).toBe(2);
    });
  }
});

test('a guest has it delivered in 8 taps, and once remembered in 3', async ({ page }) => {
  const taps = await countTaps(page);
  await addAndCheckOut(page);
  await typeGuest(page, 'Dawa', '9876500074');
  await page.getByLabel(/^Remember me on this device/).tap();
  await button(page, 'Continue as a guest').tap();
  await button(page, 'Detect my location').tap();
  await page.getByLabel('House and street').tap();
  await page.keyboard.type('4 Temple Road');
  await goOn(page);
  await place(page);
  // Being remembered was one of them.
  expect(taps()).toBe(8);

  await addAndCheckOut(page);
  await place(page);
  expect(taps()).toBe(3);
});

test('a signed-in customer orders in 3 taps', async ({ page, shop }) => {
  await page.goto('/profile');
  await signInByPhone(page, shop, '9876500072');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  const { token } = await (await page.request.get('/api/auth/token')).json();
  const headers = { Authorization: `Bearer ${token}` };
  const { latitude, longitude } = NEARBY;
  const address = { name: 'Home', street: '4 Temple Road', latitude, longitude };
  const saved = [
    await page.request.put('/api/users/me', { headers, data: { name: 'Norbu' } }),
    await page.request.post('/api/users/me/addresses', { headers, data: address }),
  ];
  for (const answer of saved) await expect(answer).toBeOK();
  const taps = await countTaps(page);
  await addAndCheckOut(page);
  await place(page);
  expect(taps()).toBe(3);
});
