import { UNCOUNTED_STOCK } from '../../shared/domain/menu/stock';
import { m } from '../../shared/messages/compiled/messages';

/** A stock in words: its number, or that nobody counts it. */
export function stockWords(stock: number): string {
  return stock === UNCOUNTED_STOCK ? m.ui_always_available() : String(stock);
}
