import { availableForLine, type Cart, quantityInCart } from '../../../../shared/domain/cart';
import { type StockByProduct, stockOf } from '../../../../shared/domain/stock';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import { isOnMenu } from '../../cart/menu-changes';

/** Whether every line can be had as it stands. What is not known yet is no hindrance. */
export function cartHolds(
  cart: Cart,
  stock: StockByProduct | undefined,
  menu: readonly MenuProduct[] | undefined,
): boolean {
  return cart.every(
    (line) =>
      (!menu || isOnMenu(line, menu)) &&
      (!stock || quantityInCart(cart, line.productId) <= stockOf(stock, line.productId)),
  );
}

/**
 * The cart with what cannot be had taken out: lines that left the menu, and units beyond the
 * stock, from the last line of a product on.
 */
export function mendCart(
  cart: Cart,
  stock: StockByProduct | undefined,
  menu: readonly MenuProduct[] | undefined,
): Cart {
  let mended: Cart = menu ? cart.filter((line) => isOnMenu(line, menu)) : cart;
  if (!stock) return mended;
  for (const line of mended.toReversed()) {
    const quantity = Math.min(line.quantity, availableForLine(mended, line, stock));
    mended = mended.flatMap((other) => {
      if (other !== line) return [other];
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
  }
  return mended;
}
