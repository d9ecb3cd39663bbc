import type { Page } from '@playwright/test';
import type { Product } from '../../../shared/contract/catalog-contract';
import { expect, test } from '../journey';
import { tapUntil } from '../people';
import { addProduct, setStock } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

const CART_KEY = 'maenam-cart';

const openCart = async (page: Page) => {
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  await tapUntil(page.getByRole('button', { name: /^Cart, / }), drawer);
  return drawer;
};

/** Stores a cart with one product, as if from an earlier visit. */
const keepInBrowser = (page: Page, product: Product, line: { quantity: number; price?: number }) =>
  page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [
      CART_KEY,
      JSON.stringify({
        version: 1,
        idempotencyKey: 'a-key-of-an-earlier-visit',
        lines: [
          {
            productId: product.id,
            name: product.name,
            price: Math.round((line.price ?? product.price) * 100),
            quantity: line.quantity,
            customizations: [],
          },
        ],
      }),
    ],
  );

test('an empty cart says so and links to the menu; an unreadable cart is discarded', async ({
  page,
}) => {
  // Stored before the page loads: a page that is already open might discard it first.
  await page.addInitScript(
    (key) => localStorage.setItem(key, '{"version":1,"lines":"?"'),
    CART_KEY,
  );
  await page.goto('/about');
  const cart = await openCart(page);
  await expect(page.getByText('Your saved cart could not be read.').first()).toBeVisible();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await cart.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/menu');
  await expect(cart).toBeHidden();
});

test('a tap before the scripts have run tells of an unreadable cart, too', async ({ page }) => {
  await page.addInitScript(
    (key) => localStorage.setItem(key, '{"version":1,"lines":"?"'),
    CART_KEY,
  );
  let release = () => {};
  const tapped = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await tapped;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Cart, / }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await expect(page.getByText('Your saved cart could not be read.').first()).toBeVisible();
});

test('quantities stay within stock, and changes are shown beside the line', async ({
  page,
  shop,
}) => {
  const staff = await openStaffApi(shop);
  const product = await addProduct(staff, { price: 120, packagingCharge: 5, stockCount: 8 });
  await page.goto('/about');
  await keepInBrowser(page, product, { quantity: 2, price: 100 });
  await page.reload();
  const cart = await openCart(page);
  const quantity = cart.getByLabel(`Quantity of ${product.name}`, { exact: true });
  const less = cart.getByRole('button', { name: /^One less/ });
  const more = cart.getByRole('button', { name: /^One more/ });

  // The line shows the menu's price and the price at which it was added.
  await expect(cart.getByText(/it was ₹100\.00, now it is ₹120\.00/)).toBeVisible();
  const sums = cart.getByRole('definition');
  await expect(sums).toHaveText(['₹240.00', '₹10.00', '₹20.00', '₹270.00']);

  await less.click();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('9');
  await expect(cart.getByText('Sorry, only 8 of this item are available.')).toBeVisible();
  await expect(quantity).toHaveValue('8');
  await expect(more).toBeDisabled();

  await setStock(staff, product.id, 3);
  await page.reload();
  const again = await openCart(page);
  await expect(again.getByText('Only 3 available now.')).toBeVisible();
  await quantity.fill('1');
  await less.click();
  await expect(again.getByText('Your cart is empty')).toBeVisible();
});

test('opening the cart refreshes the stock at most every five seconds and keeps it on failure', async ({
  page,
  shop,
}) => {
  const staff = await openStaffApi(shop);
  const product = await addProduct(staff, { stockCount: 4 });
  const inventoryRead = page.waitForResponse('**/api/inventory/public*');
  await page.goto('/about');
  // This page's own request is not counted below.
  await inventoryRead;
  await keepInBrowser(page, product, { quantity: 1 });
  await page.clock.install();
  let asked = 0;
  let answer: 'pass' | 'hang' | 'fail' = 'pass';
  let release = () => {};
  await page.route('**/api/inventory/public*', async (route) => {
    asked += 1;
    if (answer === 'fail') return route.abort();
    if (answer === 'hang') await new Promise<void>((resolve) => (release = resolve));
    return route.continue();
  });
  await page.reload();
  await expect.poll(() => asked).toBe(1);
  const cart = await openCart(page);
  const checkout = cart.getByRole('button', { name: /^Checkout/ });
  await expect(checkout).toBeEnabled();
  expect(asked).toBe(1);

  const reopen = async () => {
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await page.clock.runFor(5100);
    await page.getByRole('button', { name: /^Cart, / }).click();
    await expect(cart).toBeVisible();
  };
  answer = 'hang';
  await reopen();
  await expect(cart.getByText('Checking item availability')).toBeVisible();
  await expect(checkout).toBeDisabled();
  release();
  await expect(checkout).toBeEnabled();
  await expect(cart.getByText('Checking item availability')).toBeHidden();

  answer = 'fail';
  await reopen();
  await expect.poll(() => asked).toBe(3);
  await expect(checkout).toBeEnabled();
  await cart.getByLabel(`Quantity of ${product.name}`, { exact: true }).fill('7');
  await expect(cart.getByText('Sorry, only 4 of this item are available.')).toBeVisible();
  await cart.getByRole('button', { name: `Remove ${product.name}` }).click();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
});

test('two tabs share one cart, and Clear Cart empties both', async ({ page, context, shop }) => {
  const staff = await openStaffApi(shop);
  const product = await addProduct(staff);
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto(`/menu?category=${product.categoryId}`);
  await tapUntil(
    page.getByRole('button', { name: `Add 1 ${product.name} to the cart` }),
    page.getByRole('button', { name: 'Cart, 1 line' }),
  );
  await expect(other.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
  const cart = await openCart(other);
  await cart.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeHidden();
});
