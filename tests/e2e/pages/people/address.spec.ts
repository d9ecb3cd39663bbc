import type { Locator, Page } from '@playwright/test';
import type { Profile } from '../../../../shared/contract/people/customers-contract';
import { answerTiles, GANGTOK, NEARBY, openGuestAddress, TILES } from '../../address-form';
import { ESPRESSO, keepCart } from '../../guest-checkout';
import { expect, test } from '../../journey';
import { signInByPhone } from '../../people';
import { changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const SORRY = "Sorry, we don't deliver to your location. We only deliver within 5 km of our store.";

const boxOf = async (thing: Locator) => {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not shown`);
  return box;
};

/** Drags the pin so that its tip, 48 px below its top, comes to a point of the page. */
async function dragPin(page: Page, pin: Locator, to: { x: number; y: number }) {
  const from = await boxOf(pin);
  const grip = { x: from.x + from.width / 2, y: from.y + 20 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 40, { steps: 5 });
  await page.mouse.move(to.x, to.y - 28, { steps: 5 });
  await page.mouse.up();
}

test('a pin on the map sets an address’s location', async ({ page, shop }) => {
  const referers = await answerTiles(page);
  const form = await openGuestAddress(page);
  await expect(form.getByRole('status')).toHaveText('Your location helps the rider find you.');
  await expect(form.getByLabel('Skip location verification')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Please enter your house and street')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Detect my location' })).toBeFocused();
  await expect(form.getByRole('alert')).toHaveText(
    'Please detect your location first or check the "skip location verification" box.',
  );
  await page.getByLabel('Street').fill('12 Main Bazaar');
  expect(referers).toEqual([]);
  await form.getByRole('button', { name: 'Choose on the map' }).click();
  const map = form.getByRole('region', { name: 'Map of your location' });
  await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await expect(map).toBeFocused();
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  expect(new Set(referers)).toEqual(new Set([`${shop.url}/`]));

  // The map opens at street scale; the whole zone is four times as far.
  await expect(form).toContainText('Where is your door?');
  for (let steps = 0; steps < 3; steps += 1)
    await map.getByRole('button', { name: 'Zoom out' }).click();
  await map.scrollIntoViewIfNeeded();
  const pin = map.getByRole('application', { name: /^Pin at your location/ });
  const circle = map.locator('.leaflet-overlay-pane path');
  const zone = await boxOf(circle);
  const radius = zone.width / 2;
  const middle = { x: zone.x + radius, y: zone.y + radius };
  await dragPin(page, pin, { x: middle.x + radius * 0.94, y: middle.y });
  const delivered = form.getByRole('status').filter({ hasText: 'We deliver here' });
  await expect(delivered).toHaveText(/^We deliver here: 4\.[6-8] km/);
  await expect(form.getByLabel('Skip location verification')).toHaveCount(0);
  await dragPin(page, pin, { x: middle.x + radius * 1.06, y: middle.y });
  await expect(form.getByRole('alert')).toContainText(SORRY);
  await expect(form.getByRole('alert')).toContainText('This location is 5.3 km away.');
  const skip = form.getByLabel('Skip location verification');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeDisabled();
  await expect(skip).toBeEnabled();

  await pin.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(delivered).toBeVisible();
  const news = form.getByRole('status').filter({ hasText: 'The pin is' });
  await expect(news).toHaveText(/^The pin is \d{4} m east of our store\.$/);
  const before = await news.textContent();
  await page.keyboard.press('ArrowLeft');
  await expect(news).not.toHaveText(before ?? '');

  const moved = await boxOf(circle);
  await page.mouse.click(moved.x + radius, moved.y + radius * 1.5);
  await expect(news).toHaveText(/^The pin is 2[45]\d\d m south of our store\.$/);
  await expect(form).toContainText('Is this your door?');
  await form.getByRole('button', { name: 'Yes, this is my door' }).click();
  await expect(map).toHaveCount(0);
  await expect(page.getByLabel('Street')).toBeFocused();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled();
});

test('the form works without a location or a map', async ({ page, context, shop }) => {
  await context.grantPermissions(['geolocation'], { origin: shop.url });
  await context.setGeolocation(GANGTOK);
  await page.route(/draw-map-[^/]*\.js/, (route) => route.abort());
  await page.route(TILES, (route) => route.abort());
  const form = await openGuestAddress(page);
  await page.getByLabel('Street').fill('12 Main Bazaar');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await form.getByLabel('Skip location verification').check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled();
  await page.getByRole('button', { name: 'Change: Delivery or pickup' }).click();

  const retry = form.getByRole('button', { name: 'Try the map again' });
  await form.getByRole('button', { name: 'Choose on the map' }).click();
  await expect(form).toContainText('The map could not be loaded. You can continue without it.');
  await form.getByRole('button', { name: 'Detect my location' }).click();
  await expect(form.getByRole('alert')).toContainText(`${SORRY} This location is 24.2 km away.`);
  await context.setGeolocation(NEARBY);
  await form.getByRole('button', { name: 'Detect again' }).click();
  await expect(form).toContainText('We deliver here: 500 m from our store.');

  await page.unroute(/draw-map-[^/]*\.js/);
  const script = page.waitForResponse(/draw-map-[^/]*\.js/);
  await retry.click();
  await script;
  await expect(retry).toBeVisible();
  await page.unroute(TILES);
  await answerTiles(page);
  await retry.click();
  await expect(form.locator('img.leaflet-tile-loaded').first()).toBeVisible();

  await page.route(TILES, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Show the map' }).click();
  await expect(main.getByRole('alert')).toHaveText('The map could not be loaded.');
  await expect(main.getByRole('img', { name: /^Drawing: / })).toBeVisible();
  await page.unroute(TILES);
  await answerTiles(page);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('region', { name: /^Map around/ })).toBeVisible();
  await expect(main.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(main.getByRole('img', { name: /^Drawing: / })).toHaveCount(0);
});

test('a saved address outside the zone says so', async ({ page, context, shop }) => {
  await context.grantPermissions(['geolocation'], { origin: shop.url });
  await context.setGeolocation({ latitude: 27.34, longitude: 88.366, accuracy: 30 });
  await answerTiles(page);
  await keepCart(page, [ESPRESSO]);
  await page.goto('/profile');
  await signInByPhone(page, shop, '9876543230');
  const addresses = page.getByRole('region', { name: 'Addresses' });
  await addresses.getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(
    'We deliver within 5 km of our store. Your location helps the rider find you.',
  );
  await dialog.getByLabel('Name').fill('Work');
  await dialog.getByLabel('Street').fill('Ralang Road');
  await dialog.getByRole('button', { name: 'Detect my location' }).click();
  await expect(dialog).toContainText('We deliver here: 3.7 km from our store.');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();

  const putBack = await changeSettings(await openStaffApi(shop), {
    deliveryRadius: 2.5,
    deliversOutsideZone: true,
  });
  try {
    const told = 'This saved address is no longer within our delivery zone of 2.5 km.';
    await page.reload();
    await expect(addresses).toContainText(told);
    await addresses.getByRole('button', { name: 'Edit Work' }).click();
    await expect(dialog.getByRole('alert')).toContainText(told);
    await expect(dialog.getByLabel('Skip location verification')).toBeVisible();
    await dialog.getByRole('button', { name: 'Choose on the map' }).click();
    const pin = dialog.getByRole('application', { name: /^Pin at your location/ });
    await pin.press('ArrowUp');
    await expect(dialog.getByRole('alert')).toContainText('We only deliver within 2.5 km');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeVisible();
    await context.setGeolocation(NEARBY);
    await dialog.getByRole('button', { name: 'Detect again' }).click();
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeHidden();
    await expect(addresses).not.toContainText('no longer');

    // Saved with the tick it can be used, but the list and the checkout say where it is.
    const { token } = await (await page.request.get('/api/auth/token')).json();
    const headers = { Authorization: `Bearer ${token}` };
    const profile: Profile = await (await page.request.get('/api/users/me', { headers })).json();
    const [work] = profile.addresses;
    await page.request.put(`/api/users/me/addresses/${work?.id}`, {
      headers,
      data: { ...work, latitude: 27.34, skipLocationVerification: true },
    });
    await page.reload();
    await expect(addresses).toContainText(told);
    await page.goto('/checkout');
    await expect(page.getByRole('group', { name: 'Deliver to' })).toContainText(told);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('Delivery to Work: Ralang Road');
  } finally {
    await putBack();
  }
});
