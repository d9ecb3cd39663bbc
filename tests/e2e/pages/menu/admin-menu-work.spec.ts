import type { Page } from '@playwright/test';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { expectAccessible, ONE_LOOK, TWO_LOOKS } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct, dishesOf, threeDishes } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test.beforeEach(({ office }) => office.setViewportSize({ width: 768, height: 1024 }));

const BAR = '[aria-label="Selected products"]';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('dishes are found by typing, and changed in the list', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const dishes = await threeDishes(ask);
  const [dish] = dishes as [Product];
  await openAsStaff(page, shop, '/admin/products');
  await page.getByLabel('Search').fill(dish.name.toLowerCase());
  await expect(page.getByRole('row')).toHaveCount(1 + 3);

  const [first] = dishes as [Product];
  const price = page.getByRole('button', { name: `Change Price of ${first.name}`, exact: true });
  await price.tap();
  const typed = page.getByRole('spinbutton', { name: `Price of ${first.name}`, exact: true });
  await expect(typed).toBeFocused();
  await typed.fill('1.005');
  await typed.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('At most 2 decimals');
  await typed.fill('130');
  await typed.press('Enter');
  await expect(page.getByText(`${first.name}: ₹100.00 → ₹130.00`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(price).toHaveText('₹100.00');

  const stock = page.getByRole('button', { name: `Change Stock of ${first.name}`, exact: true });
  await stock.tap();
  // Safari gives a pressed button no focus. A field that lost its own would close before the click.
  await page.getByRole('button', { name: 'Set stock to 0' }).hover();
  await page.mouse.down();
  await expect(
    page.getByRole('spinbutton', { name: `Stock of ${first.name}`, exact: true }),
  ).toBeFocused();
  await page.mouse.up();
  await expect(row(page, first.name).first().getByText('Out of stock')).toBeVisible();
  await stock.tap();
  await page.getByRole('button', { name: 'Always available', exact: true }).tap();
  await expect(stock).toHaveText('Always');
  expect((await dishesOf(ask, first))[0]).toMatchObject({ price: 100, stockCount: 1_000_000 });

  // Someone else changes the dish meanwhile.
  await price.tap();
  const [present] = await dishesOf(ask, first);
  await ask('PUT', `/products/${first.id}`, { ...present, price: 170 });
  await typed.fill('140');
  await typed.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Someone else changed this');
  await expect(price).toHaveText('₹170.00');
});

test('many dishes are changed at once', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const dishes = await threeDishes(ask);
  const [dish] = dishes as [Product];
  await openAsStaff(page, shop, `/admin/products?q=${encodeURIComponent(dish.name)}`);
  await page.getByRole('checkbox', { name: `Select ${dish.name}`, exact: true }).tap();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  await bar.getByRole('button', { name: 'Select all 3' }).tap();
  await expectAccessible(page, 'selected products', TWO_LOOKS, BAR);
  await page.setViewportSize({ width: 768, height: 1024 });
  await bar.getByRole('button', { name: 'Set stock to 0' }).tap();
  await expect(page.getByText('3 products: stock set to 0')).toBeVisible();
  await expect(page.getByRole('row').getByText('Out of stock')).toHaveCount(3);
  for (const { name } of dishes) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).tap();
  }
  const [present] = await dishesOf(ask, dish);
  await ask('PUT', `/products/${dish.id}`, { ...present, price: 170 });
  await bar.getByRole('button', { name: 'Deactivate' }).tap();
  await expect(bar.getByRole('alert')).toContainText('Someone else changed this');
  expect((await dishesOf(ask, dish)).every(({ isAvailable }) => isAvailable)).toBe(true);
  await bar.getByRole('button', { name: 'Deactivate' }).tap();
  await expect(page.getByText('3 products: off the menu')).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${dish.name}`, exact: true }).tap();
  await expect(bar.getByRole('button', { name: 'Move' })).toBeDisabled();
  await bar.getByLabel('Move to').selectOption('Tea');
  await bar.getByRole('button', { name: 'Move' }).tap();
  await expect(page.getByText('1 product: moved to Tea')).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${dish.name}`, exact: true }).tap();
  await bar.getByRole('button', { name: 'Delete' }).tap();
  const leaving = dialogOf(page, 'Delete 1 product?');
  await expect(leaving).toContainText('It leaves the menu for good. Past orders keep it.');
  await leaving.getByRole('button', { name: 'Delete' }).tap();
  await expect(page.getByText('1 product deleted')).toBeVisible();
  expect(await dishesOf(ask, dish)).toHaveLength(2);
});

test('dishes are put in order by touch and by keys', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const [first, second, third] = (await threeDishes(ask)) as [Product, Product, Product];
  const names = async () => (await dishesOf(ask, first)).map(({ name }) => name);
  await openAsStaff(page, shop, `/admin/products?categoryId=${first.categoryId}`);
  const dialog = dialogOf(page, 'Change order');
  const open = page.getByRole('button', { name: 'Change order' });
  const save = dialog.getByRole('button', { name: 'Save order' });
  const before = await names();
  await open.tap();
  await expect(dialog.getByRole('listitem')).toHaveText(before);
  await expectAccessible(page, 'the order of dishes', ONE_LOOK, '[role=dialog]');
  await page.setViewportSize({ width: 768, height: 1024 });
  await dialog.getByRole('button', { name: `Move ${first.name} down`, exact: true }).tap();
  const handle = dialog.getByRole('button', { name: `Move ${first.name}`, exact: true });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle).toBeFocused();
  await expect(dialog.getByText(`${first.name} is now 3 of 3`)).toBeAttached();
  await expect(dialog.getByRole('listitem').last()).toHaveText(first.name);

  const grip = await dialog
    .getByRole('button', { name: `Move ${third.name}`, exact: true })
    .boundingBox();
  const top = await dialog.getByRole('listitem').first().boundingBox();
  if (!grip || !top) throw new Error('No list');
  await page.mouse.move(grip.x + 22, grip.y + 22);
  await page.mouse.down();
  await page.mouse.move(top.x + 22, top.y + 20, { steps: 5 });
  await page.mouse.up();
  // And down again, with a hand that leaves the handle.
  const end = await dialog.getByRole('listitem').last().boundingBox();
  if (!end) throw new Error('No list');
  await page.mouse.move(top.x + 22, top.y + 20);
  await page.mouse.down();
  await page.mouse.move(end.x + 150, end.y + 20, { steps: 5 });
  await expect(dialog.getByRole('listitem').last()).toHaveText(third.name);
  await page.mouse.move(top.x + 150, top.y + 20, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(end.x + 22, end.y + 20);
  const wanted = await dialog.getByRole('listitem').allTextContents();
  expect(wanted[0]).toBe(third.name);
  expect(wanted[2]).toBe(first.name);
  await save.tap();
  await expect(page.getByText('The order was saved')).toBeVisible();
  expect(await names()).toEqual(wanted);
  await page.goto(`/menu?category=${first.categoryId}`);
  const part = page.getByRole('region', { name: first.categoryName });
  await expect(part.getByRole('heading', { level: 3 })).toHaveText(wanted);

  // Another dish is added meanwhile.
  await page.goto(`/admin/products?categoryId=${first.categoryId}`);
  await open.tap();
  await dialog.getByRole('button', { name: `Move ${second.name}`, exact: true }).press('ArrowUp');
  await ask('POST', '/products', { name: 'Newcomer', price: 10, categoryId: first.categoryId });
  await save.tap();
  await dialog.getByRole('button', { name: 'Load the latest version' }).tap();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
});

test('a dish is copied with its options, and not sold out', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const options = [{ value: 'honey', label: 'Honey', priceModifier: 20 }];
  const customizationOptions = { topping: { label: 'Topping', options } };
  const dish = await addProduct(ask, { customizationOptions, stockCount: 0 });
  await openAsStaff(page, shop, `/admin/products?q=${encodeURIComponent(dish.name)}`);
  await page.getByRole('button', { name: `Copy ${dish.name}`, exact: true }).tap();
  const dialog = dialogOf(page, 'Add Product');
  await expect(dialog.getByLabel('Name')).toHaveValue(`${dish.name} (copy)`);
  await expect(dialog.getByLabel('On the menu')).not.toBeChecked();
  await expect(dialog.getByLabel('Always available')).toBeChecked();
  await dialog.getByRole('button', { name: 'Use options that you already have' }).tap();
  await dialog.getByLabel('Options to use').selectOption({ label: `${dish.name}: Topping` });
  await expect(dialog.getByLabel('Section')).toHaveCount(2);
  await dialog.getByLabel('Stock').fill('4');
  await expect(dialog.getByLabel('Always available')).not.toBeChecked();
  await dialog.getByLabel('Always available').tap();
  await expect(dialog.getByLabel('Stock')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Add Product' }).tap();
  await expect(dialog).toBeHidden();
  const made = (await dishesOf(ask, dish)).find(({ name }) => name === `${dish.name} (copy)`);
  expect(made).toMatchObject({ isAvailable: false, stockCount: 1_000_000 });
  expect(Object.keys(made?.customizationOptions ?? {})).toEqual(['topping', 'topping-2']);
  // The inventory has words for it, too.
  await page.goto('/admin/inventory');
  await page.getByLabel('Search').fill(`${dish.name} (copy)`);
  await expect(row(page, `${dish.name} (copy)`)).toContainText('Always available');
});
