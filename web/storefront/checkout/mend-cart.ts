import { availableForLine, type Cart, lineKey, quantityInCart } from '../../../shared/domain/cart';
import type { Paise } from '../../../shared/domain/money';
import { unitPrice } from '../../../shared/domain/pricing';
import { type StockByProduct, stockOf } from '../../../shared/domain/stock';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { isOnMenu } from '../cart/menu-changes';

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

/** A line whose unit price is no longer what the customer saw. */
export interface PriceChange {
  key: string;
  name: string;
  before: Paise;
  now: Paise;
}

/** What became dearer or cheaper between two states of a cart. */
export function priceChanges(seen: Cart, now: Cart): PriceChange[] {
  const before = new Map(seen.map((line) => [lineKey(line), unitPrice(line)]));
  return now.flatMap((line) => {
    const key = lineKey(line);
    const was = before.get(key);
    const is = unitPrice(line);
    return was === undefined || was === is ? [] : [{ key, name: line.name, before: was, now: is }];
  });
}
