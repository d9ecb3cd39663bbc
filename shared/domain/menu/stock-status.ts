import { LOW_STOCK_BELOW } from './stock';

/** A row of the inventory table counts as low below this (menu rule 11). */
const INVENTORY_LOW_BELOW = 10;
/** The inventory's summary cards count 1 up to and including this as low (menu rule 12). */
const INVENTORY_CARD_LOW_MAX = 10;

export const PRODUCT_STATUSES = ['active', 'inactive', 'out-of-stock', 'low-stock'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Derived, never stored (menu rule 10). @param soldOutUntil set while staff have marked it sold out. */
export function productStatus(
  isAvailable: boolean,
  stock: number,
  soldOutUntil: string | null = null,
): ProductStatus {
  if (!isAvailable) return 'inactive';
  if (stock <= 0 || soldOutUntil !== null) return 'out-of-stock';
  return stock < LOW_STOCK_BELOW ? 'low-stock' : 'active';
}

export type InventoryStatus = 'out-of-stock' | 'low-stock' | 'in-stock';

export function inventoryStatus(stock: number): InventoryStatus {
  if (stock <= 0) return 'out-of-stock';
  return stock < INVENTORY_LOW_BELOW ? 'low-stock' : 'in-stock';
}

/** The three summary cards of the inventory, whose limits differ from the table's (menu rule 12). */
export function inventorySummary(stocks: readonly number[]): Record<InventoryStatus, number> {
  const outOfStock = stocks.filter((stock) => stock <= 0).length;
  const inStock = stocks.filter((stock) => stock > INVENTORY_CARD_LOW_MAX).length;
  return {
    'out-of-stock': outOfStock,
    'low-stock': stocks.length - outOfStock - inStock,
    'in-stock': inStock,
  };
}
