import { expect, test } from '../../journey';
import { addProduct, setStock } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const HONEY_OR_PLAIN = {
  topping: {
    label: 'Topping',
    options: [
      { value: 'plain', label: 'Plain', priceModifier: 0 },
      { value: 'honey', label: 'Honey', priceModifier: 25.5 },
    ],
  },
};
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

test('a card adds as many of a dish as there are', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const product = await addProduct(staff, { stockCount: 6, packagingCharge: 5 });
  const last = await addProduct(staff, { stockCount: 1 });
  const few = await addProduct(staff, { stockCount: 3, customizationOptions: HONEY_OR_PLAIN });
  await page.setViewportSize(DESK);
  const live = page.waitForResponse('**/api/inventory/public');
  await page.goto(`/menu?category=${product.categoryId}`);
  await live;

  await test.step('adds a dish, and then changes how many are in the cart', async () => {
    const card = page.getByRole('article', { name: product.name });
    const add = card.getByRole('button', { name: `Add 1 ${product.name} to the cart` });
    const quantity = card.getByLabel(`Quantity of ${product.name}`, { exact: true });
    const more = card.getByRole('button', { name: /^One more/ });
    await expect(card).toContainText('+ ₹5.00 packaging');
    await expect(async () => {
      await add.press('Enter', { timeout: 1000 });
      await expect(quantity).toHaveValue('1', { timeout: 1000 });
    }).toPass();
    await expect(more).toBeFocused();
    await more.click();
    await expect(quantity).toHaveValue('2');
    await expect(card.getByText('Only 4 left!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();

    await quantity.fill('9');
    await expect(page.getByText('Sorry, only 6 of this item are available.').first()).toBeVisible();
    await expect(quantity).toHaveValue('6');
    await expect(more).toBeDisabled();
    await expect(card.getByText('Out of Stock')).toBeVisible();
    await quantity.fill('0');
    await quantity.blur();
    await expect(quantity).toHaveValue('6');

    await quantity.selectText();
    await page.keyboard.insertText('२');
    await expect(quantity).toHaveValue('2');

    await quantity.fill('1');
    await card.getByRole('button', { name: /^One less/ }).click();
    await expect(add).toBeFocused();
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  });

  await test.step('two simultaneous taps never exceed the stock, and say so', async () => {
    /** Taps twice before the page renders again, as on a slow phone. */
    const tapTwice = (button: HTMLElement) => {
      button.click();
      button.click();
    };
    await page.getByRole('button', { name: `Add 1 ${last.name} to the cart` }).evaluate(tapTwice);
    await expect(page.getByText(`Sorry, ${last.name} is out of stock.`).first()).toBeVisible();

    const card = page.getByRole('article', { name: few.name });
    const quantity = card.getByRole('spinbutton');
    await card.getByRole('button', { name: 'Customize' }).click();
    await quantity.fill('2');
    await card.getByRole('button', { name: `Add 2 ${few.name}` }).evaluate(tapTwice);
    await expect(
      page.getByText(`Only 1 of ${few.name} are available. Adjusted quantity.`).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cart, 2 lines' }).click();
    const cart = page.getByRole('dialog', { name: 'Your Cart' });
    await expect(cart.getByLabel(`Quantity of ${last.name}`, { exact: true })).toHaveValue('1');
    await expect(cart.getByLabel(`Quantity of ${few.name}`, { exact: true })).toHaveValue('3');
  });
});

test('the options price a dish and fit on every screen', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const dear = await addProduct(staff, { price: 999, customizationOptions: HONEY_OR_PLAIN });
  const size = { label: 'Size', options: [{ value: 'large', label: 'Large', priceModifier: 30 }] };
  const free = await addProduct(staff, { price: 0, customizationOptions: { size } });
  const product = await addProduct(staff, { stockCount: 6, customizationOptions: HONEY_OR_PLAIN });
  await page.clock.install();
  await page.setViewportSize(PHONE);
  await page.goto(`/menu?category=${dear.categoryId}`);

  await test.step('a four-digit price fits on one line of a phone’s button', async () => {
    const sheet = page.getByRole('dialog', { name: dear.name });
    const card = page.getByRole('article', { name: dear.name });
    await card.getByRole('button', { name: 'Customize' }).click();
    await expect(sheet).toBeVisible();
    const add = sheet.getByRole('button', { name: /^Add / });
    const before = await add.boundingBox();
    await sheet.getByRole('spinbutton').fill('9');
    await expect(add).toContainText('₹8,991.00');
    expect((await add.boundingBox())?.height).toBe(before?.height);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await page.setViewportSize(DESK);
  await test.step('the options of a card at the bottom of a desk’s window open in sight', async () => {
    const card = page.getByRole('article', { name: 'Classic Butter Waffle' });
    await card.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const add = card.getByRole('button', { name: /^Add 1 .* ₹120\.00$/ });
    await card.getByRole('button', { name: 'Customize' }).click();
    await expect(add).toBeVisible();
    await expect(add).toBeInViewport({ ratio: 1 });
  });

  await test.step('they move no other card, and Escape closes them and keeps the focus', async () => {
    const card = page.getByRole('article', { name: 'Classic Butter Waffle' });
    const tops = () =>
      page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().top + scrollY));
    const open = await tops();
    await page.keyboard.press('Escape');
    await expect(card.getByRole('spinbutton')).toBeHidden();
    await expect(card.getByRole('button', { name: 'Customize' })).toBeFocused();
    expect(await tops()).toEqual(open);
  });

  await test.step('a dish at the price 0 is shown and cannot be added', async () => {
    const card = page.getByRole('article', { name: free.name });
    const add = card.getByRole('button', { name: /^Add 1 / });
    await expect(add).toBeDisabled();
    const large = card.getByRole('button', { name: /^Large/ });
    await card.getByRole('button', { name: 'Customize' }).click();
    await expect(large).toContainText('+₹30.00');
    await expect(add).toBeDisabled();
    await large.click();
    await expect(add).toBeEnabled();
  });

  const card = page.getByRole('article', { name: product.name });
  const quantity = card.getByRole('spinbutton');
  const honey = card.getByRole('button', { name: /^Honey/ });
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await card.getByRole('button', { name: 'Customize' }).click();

  await test.step('a dish that was sold out begins again at 1', async () => {
    await card.getByRole('button', { name: /^One more/ }).click();
    await expect(quantity).toHaveValue('2');
    const setAndSee = async (stock: number) => {
      await setStock(staff, product.id, stock);
      await page.clock.fastForward(6000);
      await page.getByRole('button', { name: /^Cart, / }).click();
      await expect(cart).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
    };
    await setAndSee(0);
    await expect(quantity).toHaveValue('0');
    await expect(card.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await setAndSee(6);
    await expect(quantity).toHaveValue('1');
  });

  await test.step('the options price a dish, reset after adding, and are told on the card', async () => {
    await honey.click();
    await expect(card.getByRole('button', { name: /^Add 1 / })).toContainText('₹125.50');
    await quantity.fill('3');
    await card.getByRole('button', { name: /^Add 3 .* ₹376\.50$/ }).click();
    await expect(honey).toBeHidden();
    await expect(card.getByText('In your cart: Honey')).toBeVisible();
    await expect(quantity).toHaveValue('3');
    await expect(card.getByText('Only 3 left!')).toBeVisible();

    // Units in the cart cannot be added again.
    await card.getByRole('button', { name: 'Customize' }).click();
    await expect(honey).toHaveAttribute('aria-pressed', 'false');
    await expect(quantity).toHaveValue('1');
    await quantity.fill('9');
    await card.getByRole('button', { name: /^Add 3 .* ₹300\.00$/ }).click();
    await card.getByRole('button', { name: /^6 in cart/ }).click();
    await expect(cart).toContainText('Honey');
  });
});
