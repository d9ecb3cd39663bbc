import type { Category, Product, ProductInput } from '../../shared/contract/menu/catalog-contract';
import type { InventoryRecord } from '../../shared/contract/menu/inventory-contract';
import type { Settings } from '../../shared/contract/shop/settings-contract';
import type { StaffCall } from './staff-api';

let count = 0;

/** Adds a product in its own category, so that tests do not disturb each other. */
export async function addProduct(
  ask: StaffCall,
  fields: Partial<ProductInput> = {},
): Promise<Product> {
  count += 1;
  const mark = `${process.pid}-${count}`;
  const category = await ask<Category>('POST', '/categories', { name: `Kind ${mark}` });
  const product = { name: `Dish ${mark}`, price: 100, stockCount: 10, ...fields };
  return ask('POST', '/products', { ...product, categoryId: category.id });
}

/** Three products of one new category, in this order. */
export async function threeDishes(ask: StaffCall, stockCount = 7): Promise<Product[]> {
  const first = await addProduct(ask, { stockCount });
  const { categoryId } = first;
  const more = await Promise.all(
    ['Second', 'Third'].map((name) =>
      ask<Product>('POST', '/products', {
        name: `${name} of ${first.name}`,
        price: 100,
        stockCount,
        categoryId,
      }),
    ),
  );
  return [first, ...more.sort((a, b) => (a.name < b.name ? -1 : 1))];
}

/** The dishes of a dish's category, in the menu's order. */
export const dishesOf = (ask: StaffCall, { categoryId }: Product) =>
  ask<Product[]>('GET', `/products?categoryId=${categoryId}`);

export async function setStock(
  ask: StaffCall,
  productId: string,
  currentStock: number,
): Promise<void> {
  const inventory = await ask<InventoryRecord[]>('GET', '/inventory');
  const record = inventory.find((one) => one.productId === productId);
  if (!record) throw new Error(`No inventory record of ${productId}`);
  const { id, startingStock } = record;
  await ask('PUT', `/inventory/${id}`, { productId, startingStock, currentStock });
}

/** Changes some settings. @returns a function that restores the old ones. */
export async function changeSettings(
  ask: StaffCall,
  changes: Partial<Settings>,
): Promise<() => Promise<void>> {
  const { version: _, isStoreOpen: __, ...before } = await ask<Settings>('GET', '/settings');
  await ask('PUT', '/settings', { ...before, ...changes });
  return async () => {
    await ask('PUT', '/settings', before);
  };
}
