import { expect, test } from '../journey';
import { tapUntil } from '../people';
import { addProduct, setStock } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

test('the first category is selected, and a tap selects another and puts it in the URL', async ({
  page,
  shop,
}) => {
  const staff = await openStaffApi(shop);
  const empty = await staff<{ id: string }>('POST', '/categories', { name: 'Nothing yet' });
  await page.goto('/menu');
  const pills = page.getByRole('navigation', { name: 'Categories' });
  const current = pills.locator('[aria-current]');
  await expect(current).toHaveText('Waffles');
  await expect(page.getByRole('heading', { level: 2, name: 'Waffles' })).toBeVisible();
  await tapUntil(pills.getByText('Pizza'), page.getByRole('heading', { level: 2, name: 'Pizza' }));
  await expect(page).toHaveURL(/category=pizza/);
  await page.reload();
  await expect(current).toHaveText('Pizza');
  await page.goto(`/menu?category=${empty.id}`);
  await expect(page.getByText('No items available in this category.')).toBeVisible();
  await staff('DELETE', `/categories/${empty.id}`);
});

test('a card prices options and quantity and resets after adding', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const product = await addProduct(staff, {
    price: 100,
    stockCount: 6,
    customizationOptions: {
      topping: {
        label: 'Topping',
        options: [
          { value: 'plain', label: 'Plain', priceModifier: 0 },
          { value: 'honey', label: 'Honey', priceModifier: 25.5 },
        ],
      },
    },
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/menu?category=${product.categoryId}`);
  const card = page.getByRole('article', { name: product.name });
  const quantity = card.getByRole('spinbutton');
  const honey = card.getByRole('button', { name: /^Honey/ });
  await tapUntil(card.getByRole('button', { name: 'Customize' }), honey);
  await honey.click();
  await expect(card.getByRole('button', { name: /^Add 1 / })).toContainText('₹125.50');
  await quantity.fill('3');
  const add = card.getByRole('button', { name: /^Add 3 / });
  await expect(add).toContainText('₹376.50');
  await add.click();
  await expect(honey).toBeHidden();
  await expect(quantity).toHaveValue('1');
  await expect(card.getByText('Only 3 left!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();

  // Units in the cart cannot be added again, and a quantity is a whole number from 1.
  await quantity.fill('9');
  await expect(quantity).toHaveValue('3');
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('3');
  await card.getByRole('button', { name: /^Add 3 / }).click();
  await expect(card.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expect(quantity).toHaveValue('0');
  await expect(quantity).toBeDisabled();
});

test('a dish that was sold out begins again at 1', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const product = await addProduct(staff, { stockCount: 9 });
  await page.clock.install();
  await page.goto(`/menu?category=${product.categoryId}`);
  const card = page.getByRole('article', { name: product.name });
  const quantity = card.getByRole('spinbutton');
  await tapUntil(
    card.getByRole('button', { name: /^One more/ }),
    card.getByRole('button', { name: /^Add 2 / }),
  );
  const setAndSee = async (stock: number) => {
    await setStock(staff, product.id, stock);
    await page.clock.fastForward(6000);
    const cart = page.getByRole('dialog', { name: 'Your Cart' });
    await tapUntil(page.getByRole('button', { name: /^Cart, / }), cart);
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
  };
  await setAndSee(0);
  await expect(quantity).toHaveValue('0');
  await setAndSee(5);
  await expect(quantity).toHaveValue('1');
});

test('a dish at the price 0 is shown and cannot be added', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const size = { label: 'Size', options: [{ value: 'large', label: 'Large', priceModifier: 30 }] };
  const product = await addProduct(staff, { price: 0, customizationOptions: { size } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/menu?category=${product.categoryId}`);
  const card = page.getByRole('article', { name: product.name });
  const add = card.getByRole('button', { name: /^Add 1 / });
  await expect(add).toBeDisabled();
  const large = card.getByRole('button', { name: /^Large/ });
  await tapUntil(card.getByRole('button', { name: 'Customize' }), large);
  await expect(large).toContainText('+₹30.00');
  await large.click();
  await expect(add).toBeEnabled();
});

test('a four-digit price fits on one line of a phone’s button', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const product = await addProduct(staff, { price: 999, stockCount: 9 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/menu?category=${product.categoryId}`);
  const card = page.getByRole('article', { name: product.name });
  const add = card.getByRole('button', { name: /^Add / });
  const before = await add.boundingBox();
  await expect(async () => {
    await card.getByRole('spinbutton').fill('');
    await card.getByRole('spinbutton').fill('9');
    await expect(add).toContainText('₹8,991.00', { timeout: 500 });
  }).toPass();
  expect((await add.boundingBox())?.height).toBe(before?.height);
});

test('two simultaneous taps never exceed the stock, and say so', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const [last, few] = [
    await addProduct(staff, { stockCount: 1 }),
    await addProduct(staff, { stockCount: 3 }),
  ];
  /** Taps twice before the page renders again, as on a slow phone. */
  const tapTwice = async (
    product: { name: string; categoryId: string; stockCount: number },
    quantity: string,
  ) => {
    await page.goto(`/menu?category=${product.categoryId}`);
    const card = page.getByRole('article', { name: product.name });
    await expect(card.getByText(`Only ${product.stockCount} left!`)).toBeVisible();
    await expect(async () => {
      // Clear the field first: a value filled in before hydration would not fire a change.
      await card.getByRole('spinbutton').fill('');
      await card.getByRole('spinbutton').fill(quantity);
      await expect(
        card.getByRole('button', { name: `Add ${quantity} ${product.name}` }),
      ).toBeVisible({ timeout: 500 });
    }).toPass();
    await card.getByRole('button', { name: /^Add / }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  };
  await tapTwice(last, '1');
  await expect(page.getByText(`Sorry, ${last.name} is out of stock.`).first()).toBeVisible();
  await tapTwice(few, '2');
  await expect(
    page.getByText(`Only 1 of ${few.name} are available. Adjusted quantity.`).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cart, 2 lines' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart.getByLabel(`Quantity of ${last.name}`, { exact: true })).toHaveValue('1');
  await expect(cart.getByLabel(`Quantity of ${few.name}`, { exact: true })).toHaveValue('3');
});
