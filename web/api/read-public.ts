import type { PublicInventory } from '../../shared/contract/menu/inventory-contract';
import type { Settings } from '../../shared/contract/shop/settings-contract';
import type { StockByProduct } from '../../shared/domain/menu/stock';
import { stockFromWire } from './stock-from-wire';
import { withTimeout } from './with-timeout';

/** Reads in the browser without the visitor's token: the server then answers from its cache. */
export async function readPublic(path: string): Promise<Response> {
  const response = await fetch(`/api/${path}`, withTimeout());
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** @returns the settings, and when the server sent them by its own clock (ms since 1970). */
export async function readPublicSettings(): Promise<{ settings: Settings; sentAt: number }> {
  const response = await readPublic('settings');
  const sentAt = Date.parse(response.headers.get('Date') ?? '');
  return { settings: await response.json(), sentAt };
}

export async function readPublicStock(): Promise<StockByProduct> {
  const inventory: PublicInventory = await (await readPublic('inventory/public')).json();
  return stockFromWire(inventory);
}
