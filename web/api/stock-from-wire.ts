import type { PublicInventory } from '../../shared/contract/inventory-contract';
import type { StockByProduct } from '../../shared/domain/stock';

/** The public inventory as units by product id. */
export function stockFromWire(inventory: PublicInventory): StockByProduct {
  return Object.fromEntries(
    Object.entries(inventory).map(([productId, { currentStock }]) => [productId, currentStock]),
  );
}
