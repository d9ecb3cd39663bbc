import { ESPRESSO, fillInPickup, keepCart } from '../../guest-checkout';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test('a guest with many unpaid orders is sent to them', async ({ page, shop }) => {
  const guest = { name: 'Pema', phoneNumber: '+919876500099' };
  for (let each = 0; each < 5; each += 1) await placeAsGuest(shop, { guest });
  await keepCart(page, [ESPRESSO]);
  await fillInPickup(page, 'Pema', '9876500099');
  await page.getByRole('button', { name: /^Place order/ }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your last orders are not paid yet.');
  await expect(alert.getByRole('link', { name: 'See your orders' })).toBeVisible();
});

test('a guest with too many items is told to sign in or call', async ({ page, shop }) => {
  // Other tests may leave too little of the demo's dishes.
  const fields = { price: 80, packagingCharge: 5, stockCount: 50 };
  const { id: productId, name } = await addProduct(await openStaffApi(shop), fields);
  await keepCart(page, [{ ...ESPRESSO, productId, name, quantity: 21 }]);
  await fillInPickup(page, 'Pema', '9876500098');
  await page.getByRole('button', { name: /^Place order/ }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'As a guest, you can order up to 20 items before you pay. Please sign in for more, or call the cafe.',
  );
  await expect(alert.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/profile');
  await expect(alert.getByRole('link', { name: /90000 00000/ })).toBeVisible();
});
