import type { Page } from '@playwright/test';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { InventoryRecord } from '../../../../shared/contract/menu/inventory-contract';
import { expect, test } from '../../journey';
import { openAsStaff, signInByPassword } from '../../people';
import { openStaffApi, type StaffCall } from '../../staff-api';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);
const figure = async (page: Page, label: string) =>
  Number(await page.locator('dt', { hasText: label }).locator('+ dd').textContent());

/** Adds a product that is off the menu and has no stock record. */
async function addUncounted(call: StaffCall, name: string): Promise<Product> {
  const product = { name, categoryId: 'tea', price: 10, isAvailable: false };
  return call<Product>('POST', '/products', product);
}

async function recordOf(call: StaffCall, name: string): Promise<InventoryRecord> {
  const records = await call<InventoryRecord[]>('GET', '/inventory');
  const record = records.find(({ productName }) => productName === name);
  if (!record) throw new Error(`No record of ${name}`);
  return record;
}

test('stock is initialized for one product and for many', async ({ office: page, shop }) => {
  const call = await openStaffApi(shop);
  const products = await Promise.all(
    ['Ten', 'Two', 'Nine'].map((n) => addUncounted(call, `Zz ${n}`)),
  );
  await page.route('**/api/inventory', (route) => route.abort());
  await openAsStaff(page, shop, '/admin/inventory');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load inventory data. Please try again.');
  await page.unroute('**/api/inventory');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Americano')).toBeVisible();
  await expect(page.getByRole('main').locator('dl').first().locator('dt')).toHaveText([
    'In stock',
    'Low stock',
    'Out of stock',
  ]);
  const low = await figure(page, 'Low stock');

  await page.getByRole('button', { name: 'Initialize Inventory' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Initialize' });
  const save = dialog.getByRole('button', { name: 'Initialize' });
  const starting = dialog.getByLabel('Starting stock');
  await save.click();
  await expect(dialog.getByText('Please select a product')).toBeVisible();
  // A name in Arabic or Hebrew must not reorder the rest of its option.
  await dialog.getByLabel('Product').selectOption({ label: '\u2068Zz Ten\u2069 · Tea' });
  await starting.fill('-1');
  await save.click();
  await expect(dialog.getByText('Stock values cannot be negative').first()).toBeVisible();
  await starting.fill('10');
  await expect(dialog.getByLabel('Current stock')).toHaveValue('10');
  await page.route('**/api/inventory/*', (route) => route.abort());
  await save.click();
  await expect(toast(page, 'Failed to initialize inventory. Please try again.')).toBeVisible();
  await expect(starting).toHaveValue('10');
  await page.unroute('**/api/inventory/*');
  await starting.press('Enter');
  const done = toast(page, 'Inventory initialized successfully');
  await expect(done).toBeVisible();
  await expect(dialog).toBeHidden();
  // 10 counts as low on the menu's cards but not in this table: their limits differ.
  await page.getByRole('searchbox', { name: 'Search' }).fill('zz t');
  await expect(row(page, 'Zz Ten').getByText('In stock')).toBeVisible();
  await expect(row(page, 'Americano')).toHaveCount(0);
  expect(await figure(page, 'Low stock')).toBe(low + 1);
  await expect(done).toBeHidden();

  await page.getByRole('button', { name: 'Bulk Initialize' }).click();
  await save.click();
  await expect(dialog.getByText('Please select at least one product')).toBeVisible();
  await expect(dialog.getByLabel('Zz Ten')).toBeDisabled();
  const search = dialog.getByRole('searchbox', { name: 'Search products' });
  await search.fill('zz nine');
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await search.fill('zz');
  await dialog.getByRole('button', { name: 'Select All' }).click();
  await expect(dialog.getByText('2 selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deselect All' }).click();
  await expect(dialog.getByText('Please select at least one product')).toBeVisible();
  await dialog.getByRole('button', { name: 'Select All' }).press('Enter');
  await starting.fill('9');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(starting).toHaveValue('9');
  const [, two] = products;
  const levels = { startingStock: 1, currentStock: 1 };
  await call('POST', '/inventory/initialize', { productId: two?.id, ...levels });
  await save.click();
  await expect(
    toast(page, 'Successfully initialized 1 products. 1 products failed.'),
  ).toBeVisible();
  await expect(row(page, 'Zz Two').getByText('Low stock')).toBeVisible();
  for (const { id } of products) await call('DELETE', `/products/${id}`);
});

test('staff count a product that is off the menu', async ({ page, shop }) => {
  const call = await openStaffApi(shop);
  const { id } = await addUncounted(call, 'Zx Soup');
  const member = { email: 'counts@cafe.example', password: 'a password for counting' };
  await call('POST', '/admins', { ...member, name: 'Counter', role: 'staff' });
  await page.goto('/admin/inventory');
  await signInByPassword(page, member);
  await page.getByRole('button', { name: 'Initialize Inventory' }).click();
  const dialog = page.getByRole('dialog', { name: 'Initialize' });
  await dialog.getByLabel('Product').selectOption(id);
  await dialog.getByLabel('Starting stock').fill('6');
  await page.clock.install();
  // Time passes only in runFor, or the three seconds could end early on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('button', { name: 'Initialize' }).click();
  const done = toast(page, 'Inventory initialized successfully');
  await expect(done).toBeVisible();
  // Below the header are the buttons of pages, boards and dialogs.
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [header, shown] = [
      await page.getByRole('banner').boundingBox(),
      await done.boundingBox(),
    ];
    expect((shown?.y ?? 800) + (shown?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
  }
  await page.clock.runFor(2500);
  await expect(done).toBeVisible();
  await page.clock.runFor(1000);
  await expect(done).toBeHidden();
  await page.clock.resume();
  expect((await recordOf(call, 'Zx Soup')).currentStock).toBe(6);
  await call('DELETE', `/products/${id}`);
});

test('stock is updated, and the second of two editors is told', async ({ office: page, shop }) => {
  const call = await openStaffApi(shop);
  const { id: productId } = await addUncounted(call, 'Zy Tea');
  await call('POST', '/inventory/initialize', { productId, startingStock: 20, currentStock: 4 });
  const elsewhere = async (currentStock: number) => {
    const { id } = await recordOf(call, 'Zy Tea');
    await call('PUT', `/inventory/${id}`, { productId, startingStock: 20, currentStock });
  };
  await openAsStaff(page, shop, '/admin/inventory?q=zy');
  const tea = row(page, 'Zy Tea');
  const updated = toast(page, 'Inventory updated successfully');

  await tea.getByRole('button', { name: 'Update Zy Tea' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Update Zy Tea' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const current = dialog.getByLabel('Current stock');
  await expect(dialog.getByLabel('Product')).toBeDisabled();
  await current.fill('15');
  await page.route('**/api/inventory/*', (route) => route.abort());
  await save.click();
  await expect(toast(page, 'Failed to update inventory. Please try again.')).toBeVisible();
  await page.unroute('**/api/inventory/*');
  await elsewhere(3);
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('Someone else changed this');
  await expect(current).toHaveValue('15');
  expect((await recordOf(call, 'Zy Tea')).currentStock).toBe(3);
  await dialog.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(current).toHaveValue('3');
  await current.fill('12');
  await save.click();
  await expect(updated).toBeVisible();
  await expect(tea.getByText('In stock')).toBeVisible();

  await tea.getByRole('button', { name: 'History of Zy Tea' }).press('Enter');
  const history = page.getByRole('dialog', { name: 'History of Zy Tea' });
  const entries = history.getByRole('listitem');
  await expect(entries.nth(0)).toContainText(/^312/);
  await expect(entries.nth(0)).toContainText('Demo admin');
  await expect(entries.nth(0)).toContainText('Counted');
  await expect(entries.nth(1)).toContainText(/^43/);
  await expect(entries.nth(2)).toContainText('First count');
  await page.keyboard.press('Escape');

  await elsewhere(11);
  await tea.getByRole('button', { name: 'Mark sold out: Zy Tea' }).click();
  await expect(tea.getByText('Out of stock')).toBeVisible();
  await expect(toast(page, 'Zy Tea is sold out until')).toBeVisible();
  const soldOut = page.getByRole('region', { name: 'Sold out for now' });
  await expect(soldOut).toContainText('Zy Tea');
  const { currentStock, soldOutUntil } = await recordOf(call, 'Zy Tea');
  expect([currentStock, soldOutUntil]).toEqual([11, expect.any(String)]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tea.getByText('In stock')).toBeVisible();
  await tea.getByRole('button', { name: 'Mark sold out: Zy Tea' }).click();
  await tea.getByRole('button', { name: 'Sell again: Zy Tea' }).click();
  await expect(tea.getByText('In stock')).toBeVisible();
  await expect(soldOut).toBeHidden();
  await elsewhere(2);
  await tea.getByRole('button', { name: 'Restock: Zy Tea' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Someone else changed this' }),
  ).toBeVisible();
  await expect(tea.getByText('Low stock')).toBeVisible();
  await tea.getByRole('button', { name: 'Restock: Zy Tea' }).press('Enter');
  await expect(tea.getByRole('cell').nth(1)).toHaveText(/20$/);
  await call('DELETE', `/products/${productId}`);
});
