import { UNCOUNTED_STOCK } from '../../shared/domain/menu/stock';

/** A stock in words: its number, or that nobody counts it. */
export function stockWords(stock: number): string {
  return stock === UNCOUNTED_STOCK ? 'Always available' : String(stock);
}
