import { expectAccessible, ONE_LOOK, TWO_LOOKS } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const option = (label: string, priceModifier = 0) => ({
  value: label.toLowerCase(),
  label,
  priceModifier,
});
const SIZE = { label: 'Size', options: [option('Regular'), option('Large', 40)], min: 1 };
const TOPPING = {
  label: 'Topping',
  options: [option('Honey', 20), option('Jam', 10), option('Nuts', 30)],
  max: 2,
};

test('the panel says what is missing and what just ran out', async ({ page, shop }) => {
  const ask = await openStaffApi(shop);
  const dish = await addProduct(ask, { customizationOptions: { size: SIZE, topping: TOPPING } });
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/menu?category=${dish.categoryId}`);
  const card = page.getByRole('article', { name: dish.name });
  await expect(card).toContainText('From ₹100.00');
  const sheet = page.getByRole('dialog', { name: dish.name });
  await card.getByRole('button', { name: `Choose options of ${dish.name}` }).click();
  await expect(sheet).toBeVisible();

  const size = sheet.getByRole('group', { name: /^Size/ });
  await expect(size).toHaveAccessibleName('Size Choose one Required');
  await sheet.getByRole('button', { name: 'Choose: Size' }).click();
  await expect(size.getByRole('button', { name: 'Regular' })).toBeFocused();
  await size.getByRole('button', { name: 'Large' }).click();
  await expect(sheet.getByRole('button', { name: /^Add 1 / })).toContainText('₹140.00');

  const topping = sheet.getByRole('group', { name: 'Topping Choose up to 2' });
  const honey = topping.getByRole('button', { name: /^Honey/ });
  const nuts = topping.getByRole('button', { name: /^Nuts/ });
  await honey.click();
  await topping.getByRole('button', { name: /^Jam/ }).click();
  await expect(nuts).toBeDisabled();
  await expectAccessible(page, 'options with rules', ONE_LOOK, '[role=dialog]');

  const id = `${dish.id}.topping.honey`;
  await ask('PUT', '/products/sold-out', { kind: 'option', id, until: 'tomorrow' });
  await expect(async () => {
    await page.clock.runFor(6000);
    await expect(honey).toHaveText('HoneySold out', { timeout: 500 });
  }).toPass();
  await expect(honey).toBeDisabled();
  await nuts.click();
  await sheet.getByRole('button', { name: /^Add 1 .* ₹180\.00$/ }).click();
  await expect(card.getByText('In your cart: Large, Jam, Nuts')).toBeVisible();

  await ask('PUT', '/products/sold-out', {
    kind: 'option',
    id: `${dish.id}.size.large`,
    until: 'tomorrow',
  });
  await page.getByRole('button', { name: 'Cart, 1 line' }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(async () => {
    await page.clock.runFor(6000);
    await expect(cart.getByText('Large is sold out. Please remove it.')).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  const checkout = cart.getByRole('button', { name: /^Checkout/ });
  await expect(checkout).toBeDisabled();

  await cart.getByRole('button', { name: `Edit ${dish.name}` }).click();
  await expect(topping.getByRole('button', { name: /^Nuts/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await sheet.getByRole('button', { name: 'Choose: Size' }).click();
  await size.getByRole('button', { name: 'Regular' }).click();
  await sheet.getByLabel('Note to the kitchen').fill('Warm');
  await expectAccessible(page, 'a line of the cart that is edited', ONE_LOOK, '[role=dialog]');
  await sheet.getByRole('button', { name: `Save ${dish.name} · ₹140.00` }).click();
  await expect(sheet).toBeHidden();
  await expect(cart.getByText('Regular, Jam, Nuts')).toBeVisible();
  await expect(cart.getByText('Note: “Warm”')).toBeVisible();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(checkout).toBeEnabled();
  await cart.getByRole('button', { name: `Remove ${dish.name}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cart.getByText('Regular, Jam, Nuts')).toBeVisible();
});

test('the owner shares options, and sells one out everywhere', async ({ page, shop }) => {
  const ask = await openStaffApi(shop);
  const dish = await addProduct(ask);
  const other = await addProduct(ask);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAsStaff(page, shop, '/admin/shared-options');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add shared options' }).click();
  await dialog.getByLabel('Section').fill('Drizzle');
  await dialog.getByLabel('Customers choose').selectOption('Several');
  await dialog.getByLabel('At most').fill('2');
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('Caramel');
  await dialog.getByLabel('Chosen by default: option 1').check();
  const save = dialog.getByRole('button', { name: 'Add shared options' });
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('Toffee');
  await dialog.getByLabel('Price change').last().fill('15');
  for (const { name } of [dish, other]) {
    await dialog.getByLabel('Search dishes').fill(name);
    await dialog.getByRole('checkbox', { name }).check();
  }
  await expectAccessible(page, 'shared options', ONE_LOOK, '[role=dialog]');
  await save.click();
  const row = page.getByRole('row').filter({ hasText: 'Drizzle' });
  await expect(row).toContainText('Caramel, Toffee');
  await expect(row).toContainText('2 dishes');
  await expectAccessible(page, 'the list of shared options', TWO_LOOKS, 'main');

  await page.goto(`/admin/products?q=${dish.name}`);
  await page.getByRole('button', { name: `Edit ${dish.name}` }).click();
  await expect(dialog.getByRole('group', { name: 'Section Drizzle' })).toContainText(
    'Shared with other dishes.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Something ran out' }).click();
  await dialog.getByLabel('Find a dish, category or option').fill('toffee');
  await dialog.getByRole('checkbox', { name: 'Toffee (2 dishes: Drizzle)' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Sold out for now' })).toContainText(
    'Toffee (2 dishes: Drizzle) until tomorrow',
  );
});
