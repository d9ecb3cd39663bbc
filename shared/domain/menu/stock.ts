import { m } from '../../messages/compiled/messages';

export type StockByProduct = Readonly<Record<string, number>>;

/** A product without an inventory record has a stock of 0 (menu rule 9). */
export function stockOf(stock: StockByProduct, productId: string): number {
  return Object.hasOwn(stock, productId) ? (stock[productId] ?? 0) : 0;
}

/** Orders do not take from it. It is the largest stock on the wire, so that clients need not know this rule. */
export const UNCOUNTED_STOCK = 1_000_000;

/** Below this a product counts as low, and its card says how many are left (menu rule 10). */
export const LOW_STOCK_BELOW = 5;
/** 'Only N left!' below 5 available, on the product card (menu rule 10). */
export function lowStockHint(available: number): string | undefined {
  return available > 0 && available < LOW_STOCK_BELOW
    ? m.menu_only_left({ count: available })
    : undefined;
}
