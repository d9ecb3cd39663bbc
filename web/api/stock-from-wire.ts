import type { PublicInventory } from '../../shared/contract/menu/inventory-contract';
import type { StockByProduct } from '../../shared/domain/menu/stock';

/** The public inventory as units by product id. */
export function stockFromWire(inventory: PublicInventory): StockByProduct {
  return Object.fromEntries(
    Object.entries(inventory).map(([productId, { currentStock }]) => [productId, currentStock]),
  );
}
