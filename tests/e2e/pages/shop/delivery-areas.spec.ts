import type { Settings } from '../../../../shared/contract/shop/settings-contract';
import { answerTiles, openGuestAddress, scriptPhone } from '../../address-form';
import { expectAccessible, TWO_LOOKS } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test('the owner draws an area, whose guests read its fee', async ({ page, browser, shop }) => {
  const ask = await openStaffApi(shop);
  const restore = await changeSettings(ask, { deliveryAreas: [] });
  try {
    await answerTiles(page);
    await openAsStaff(page, shop, '/admin/settings');
    const section = page.getByRole('region', { name: 'Delivery areas' });
    await section.getByRole('button', { name: 'Add an area' }).click();
    await section.getByLabel('Name').fill('Upper Bazaar');
    await section.getByLabel('Delivery fee').fill('45');
    await section.getByLabel('Minimum order').fill('50');
    const map = section.getByRole('region', { name: 'Map of the area' });
    await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (!box) throw new Error('The map is not shown');
    const tap = (x: number, y: number) =>
      page.mouse.click(box.x + box.width * x, box.y + box.height * y);
    const corner = (number: number) => map.getByRole('application', { name: `Corner ${number}.` });
    const corners = section.getByLabel('Corners');
    const lines = async () => (await corners.inputValue()).split('\n').length;

    // Around the store, which is in the middle of the map.
    await tap(0.2, 0.2);
    await tap(0.8, 0.2);
    await tap(0.2, 0.8);
    await tap(0.8, 0.8);
    await expect(corner(4)).toBeVisible();
    await expect(section.getByText('The edges must not cross')).toBeVisible();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(corners).toHaveAccessibleDescription(/The edges must not cross/);
    await section.getByRole('button', { name: 'Undo' }).click();
    await expect(corner(4)).toHaveCount(0);
    await corner(3).press('Delete');
    await expect(corner(3)).toHaveCount(0);
    await tap(0.8, 0.8);
    await tap(0.2, 0.8);
    await map.getByRole('button', { name: 'Add a corner after corner 4' }).click();
    await expect(corner(5)).toBeFocused();
    const before = await corners.inputValue();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(corners).not.toHaveValue(before);
    expect(await lines()).toBe(5);
    await expectAccessible(page, 'the delivery areas', TWO_LOOKS, '#areas');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Settings updated successfully!')).toBeVisible();
    const { deliveryAreas } = await ask<Settings>('GET', '/settings');
    expect(deliveryAreas).toMatchObject([{ name: 'Upper Bazaar', deliveryFee: 45 }]);
    expect(deliveryAreas[0]?.corners).toHaveLength(5);

    await page.getByRole('button', { name: /^Shop:/ }).click();
    const road = page.getByRole('region', { name: 'Road closed: no delivery until' });
    await road.getByLabel('Where').selectOption('Only Upper Bazaar');
    await road.getByRole('button').first().click();
    await expect(page.getByText(/^No delivery to Upper Bazaar until/)).toBeVisible();

    const guest = await browser.newPage({ baseURL: shop.url });
    await scriptPhone(guest, [20]);
    const form = await openGuestAddress(guest);
    const fee = guest.getByRole('radio', { name: /^Delivery/ }).locator('..');
    await expect(fee).toContainText('₹20.00');
    await form.getByRole('button', { name: 'Detect my location' }).click();
    await expect(form.getByRole('status')).toContainText(
      'Upper Bazaar: delivery ₹45.00, orders from ₹50.00.',
    );
    await expect(fee).toContainText('₹45.00');
    await expect(guest.getByText(/^No delivery to Upper Bazaar until/)).toBeVisible();
  } finally {
    await restore();
  }
});
