import { m } from '../../messages/compiled/messages';
import type { StockByProduct } from '../menu/stock';
import { availableForLine, type Cart, type CartLine } from './cart';

/** 'Only N available now.' when only part of a line is available (orders rule 3). */
export function lineShortage(
  cart: Cart,
  line: CartLine,
  stock: StockByProduct,
): string | undefined {
  const available = availableForLine(cart, line, stock);
  return available > 0 && available < line.quantity ? m.cart_only_now({ available }) : undefined;
}
