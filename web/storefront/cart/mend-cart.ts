import { type StockByProduct, stockOf } from '../../../shared/domain/menu/stock';
import { availableForLine, type Cart, quantityInCart } from '../../../shared/domain/orders/cart';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { isOnMenu } from './menu-changes';

/** Whether every line can be ordered; unknown stock or menu is ignored. */
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

/** Removes what cannot be ordered, taking units from a product's last line first. */
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
