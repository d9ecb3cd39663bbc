import { keepCart } from '../../guest-checkout';
import { expect, test } from '../../journey';
import { addProduct, setStock } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test('the cart keeps within the stock, in two tabs', async ({ page, context, shop }) => {
  const staff = await openStaffApi(shop);
  const { id, name } = await addProduct(staff, { price: 120, packagingCharge: 5, stockCount: 8 });
  const [second, third] = [await addProduct(staff), await addProduct(staff)];
  let asked = 0;
  let hangs = false;
  let release = () => {};
  await page.route('**/api/inventory/public*', async (route) => {
    asked += 1;
    if (hangs) await new Promise<void>((resolve) => (release = resolve));
    return route.continue();
  });
  await page.clock.install();
  await keepCart(page, [
    { productId: id, name, price: 10_000, quantity: 2 },
    ...[second, third].map(({ id, name }) => ({
      productId: id,
      name,
      price: 10_000,
      packagingCharge: 0,
      quantity: 1,
    })),
  ]);
  await page.goto('/about');
  await expect.poll(() => asked).toBe(1);
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  const quantity = cart.getByLabel(`Quantity of ${name}`, { exact: true });
  const lessOf = (dish: string) =>
    cart.getByRole('button', { name: new RegExp(`^One less.*${dish}$`) });
  const less = lessOf(name);
  const checkout = cart.getByRole('button', { name: /^Checkout/ });

  await test.step('changes are shown beside the line, and quantities stay within the stock', async () => {
    await page.getByRole('button', { name: /^Cart, / }).click();
    await expect(cart).toBeVisible();
    await expect(checkout).toBeEnabled();
    expect(asked).toBe(1);
    // The line shows the menu's price and the price at which it was added.
    await expect(cart.getByText('₹120.00 each, it was ₹100.00')).toBeVisible();
    const sums = cart.getByRole('definition');
    await expect(sums).toHaveText(['₹440.00', '₹10.00', '₹20.00', '₹470.00']);

    await less.click();
    await expect(quantity).toHaveValue('1');
    await quantity.fill('9');
    await expect(cart.getByText('Sorry, only 8 of this item are available.')).toBeVisible();
    await expect(quantity).toHaveValue('8');
    await expect(cart.getByRole('button', { name: /^One more/ }).first()).toBeDisabled();
  });

  const reopen = async () => {
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await page.clock.runFor(5100);
    await page.getByRole('button', { name: /^Cart, / }).click();
    await expect(cart).toBeVisible();
  };
  await test.step('opening it refreshes the stock at most every five seconds', async () => {
    await setStock(staff, id, 3);
    const before = asked;
    hangs = true;
    await reopen();
    await expect(cart.getByText('Checking item availability')).toBeVisible();
    await expect(checkout).toBeDisabled();
    expect(asked).toBe(before + 1);
    release();
    await expect(cart.getByText('Only 3 available now.')).toBeVisible();
    await expect(cart.getByText('Checking item availability')).toBeHidden();
    hangs = false;
    await quantity.fill('3');
    await expect(checkout).toBeEnabled();
  });

  await test.step('a line is removed by its button alone, and comes back', async () => {
    await expect(lessOf(second.name)).toBeDisabled();
    await cart.getByRole('button', { name: `Remove ${second.name}` }).click();
    await expect(lessOf(second.name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cart.getByRole('spinbutton').nth(1)).toHaveAccessibleName(
      `Quantity of ${second.name}`,
    );
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    for (const { name: dish } of [second, third]) {
      await cart.getByRole('button', { name: `Remove ${dish}` }).click();
    }
    await expect(cart.getByRole('spinbutton')).toHaveCount(1);
  });

  await test.step('another tab shows what this one changes, and empties both', async () => {
    const other = await context.newPage();
    await other.goto('/about');
    const otherCart = other.getByRole('dialog', { name: 'Your Cart' });
    await other.getByRole('button', { name: 'Cart, 1 line' }).click();
    await expect(otherCart).toBeVisible();
    const otherQuantity = otherCart.getByLabel(`Quantity of ${name}`, { exact: true });
    await expect(otherQuantity).toHaveValue('3');
    await less.click();
    await expect(otherQuantity).toHaveValue('2');
    await otherCart.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(cart.getByText('Your cart is empty')).toBeVisible();
    await other.close();
  });
});
