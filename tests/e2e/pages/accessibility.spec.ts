import { expectAccessible, expectLoaded, FOUR_LOOKS, TWO_LOOKS } from '../expect-accessible';
import { expect, test } from '../journey';
import { addToCart, signInByPhone } from '../people';

test('axe finds nothing on the public pages', async ({ page }) => {
  test.slow();
  for (const path of ['/', '/menu', '/about', '/contact', '/profile', '/order-history']) {
    await page.goto(path);
    await expectLoaded(page);
    await expectAccessible(page, path, FOUR_LOOKS);
  }
  await page.goto('/profile');
  await page.getByLabel('Phone number').fill('12345');
  await page.getByLabel('Phone number').blur();
  await expectAccessible(page, 'a wrong phone number');
});

test('axe finds nothing on the pages of an order', async ({ page, shop }) => {
  test.slow();
  await addToCart(page, 'waffles', 'Classic Butter Waffle');
  await page.getByRole('button', { name: 'Cart, 1 line' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart).toBeVisible();
  await expectAccessible(page, 'the cart', FOUR_LOOKS, '[role=dialog]');
  await cart.getByRole('button', { name: /^Checkout/ }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'the checkout', FOUR_LOOKS);

  await page.getByLabel('Your name').fill('Binod');
  await page.getByLabel('Phone number').fill('9876501235');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await expectAccessible(page, 'the second step of the checkout');
  await page.getByRole('radio', { name: /Pickup/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await expectAccessible(page, 'the confirmation');
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL(/order=/);
  await expectAccessible(page, 'the order page', FOUR_LOOKS);

  await page.goto('/profile');
  await signInByPhone(page, shop, '9876501234');
  const addAddress = page.getByRole('button', { name: 'Add', exact: true });
  await expect(addAddress).toBeVisible();
  await expectAccessible(page, 'the profile');
  await addAddress.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the address form', TWO_LOOKS, '[role=dialog]');
});
