import { expectAccessible, expectLoaded, ONE_LOOK, TWO_LOOKS } from '../../expect-accessible';
import { expectLargeText } from '../../expect-large-text';
import { expect, test } from '../../journey';
import { signInByPhone } from '../../people';

test('axe finds nothing on the public pages and on those of an order, which have room for large text', async ({
  page,
  shop,
}) => {
  test.slow();
  const footer = page.getByRole('contentinfo');
  // The address changes before the page does; the title changes with it.
  const expectPage = async (path: string, title: RegExp) => {
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expectLoaded(page);
    await expectAccessible(page, path);
    await expectLargeText(page, path);
  };

  await page.goto('/');
  await expectPage('/', /^Maenam Cafe/);
  for (const [name, path, title] of [
    ['About', '/about', /^About/],
    ['Contact', '/contact', /^Contact/],
    ['My Account', '/profile', /^Your profile/],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expectPage(path, title);
  }
  await page.getByLabel('Phone number').fill('12345');
  await page.getByLabel('Phone number').blur();
  await expectAccessible(page, 'a wrong phone number', TWO_LOOKS, 'main');
  await page.goto('/order-history');
  await expectPage('/order-history', /^Your orders/);
  await footer.getByRole('link', { name: 'Menu' }).click();
  await expectPage('/menu', /^Menu/);

  await page.getByRole('button', { name: 'Add 1 Classic Butter Waffle to the cart' }).click();
  await page.getByRole('button', { name: 'Cart, 1 line' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart).toBeVisible();
  await expectAccessible(page, 'the cart', ONE_LOOK, '[role=dialog]');
  await expectLargeText(page, 'the cart');
  await cart.getByRole('button', { name: /^Checkout/ }).click();
  await expectPage('/checkout', /^Checkout/);
  await page.getByLabel('Your name').fill('Binod');
  await page.getByLabel('Phone number').fill('9876501235');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await expectAccessible(page, 'the second step of the checkout', TWO_LOOKS, 'main');
  await expectLargeText(page, 'the second step of the checkout');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Please enter your house and street')).toBeVisible();
  await expectLargeText(page, 'a refused address');
  await page.getByRole('radio', { name: /Pickup/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Place order/ }).first()).toBeVisible();
  await expectLargeText(page, 'the last step of the checkout');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await expectAccessible(page, 'the confirmation', TWO_LOOKS, 'main');
  await expectLargeText(page, 'the confirmation');
  await page.getByRole('link', { name: 'Follow your order' }).click();
  // The order's status precedes it as soon as it is loaded.
  await expect(page).toHaveTitle(/Your orders/);
  await expectLoaded(page);
  await expectAccessible(page, 'the order page');
  await expectLargeText(page, 'the order page');
  // The order page has the same form.
  await footer.getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveTitle(/Your profile/);
  // After an order the shop asks once whether it may count visits, but not beside the payment.
  await page.getByRole('button', { name: 'Decline' }).click();
  await signInByPhone(page, shop, '9876501234');
  const addAddress = page.getByRole('button', { name: 'Add', exact: true });
  await expect(addAddress).toBeVisible();
  await expectAccessible(page, 'the profile', TWO_LOOKS, 'main');
  await expectLargeText(page, 'the profile');
  await addAddress.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the address form', ONE_LOOK, '[role=dialog]');
  await expectLargeText(page, 'the address form');
});
