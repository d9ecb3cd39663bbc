import sharp from 'sharp';
import { expectAccessible, ONE_LOOK } from '../../expect-accessible';
import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

/** Larger and richer in detail than the shop takes it, like a phone's photograph. */
async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 2000, height: 1400, channels: 3, background: '#48c', noise } as const;
  return sharp({ create }).jpeg().toBuffer();
}

test('a guest shows the rider the door in a photograph', async ({ page, shop, browser }) => {
  const order = await placeAsGuest(shop, {
    deliveryMethod: 'delivery',
    deliveryAddress: { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 },
  });
  await page.goto(guestLink(order));
  const panel = page.getByRole('region', { name: 'Photo of your door' });
  await expect(panel).toContainText('Is your door hard to find?');
  const file = { name: 'gate.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
  await panel.getByLabel('Photo file').setInputFiles(file);
  const photo = panel.getByRole('img', { name: 'Your door, as the rider sees it' });
  await expect(photo).toBeVisible();
  await expectAccessible(page, 'the photograph', ONE_LOOK, '[aria-label="Photo of your door"]');

  const office = await browser.newPage({ baseURL: shop.url });
  await openAsStaff(office, shop, `/admin/orders/${order.id}`);
  const shown = office.getByRole('img', { name: "The customer's door" });
  await expect(shown).toBeVisible();
  expect(await shown.getAttribute('src')).toBe(await photo.getAttribute('src'));
  await office.close();

  const ask = await openStaffApi(shop);
  await ask('PUT', `/orders/${order.id}/status`, { status: 'delivered' });
  await expect(panel).toContainText('The photo of your door');
  await expect(panel.getByLabel('Photo file')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect(panel).toHaveCount(0);
});
