import type { StockByProduct } from '../menu/stock';
import { addToCart, type Cart, type CartLine, type CartOutcome, lineKey } from './cart';
import { removeLine } from './cart-line-changes';

/** Puts a line back that was removed. @param at the place that it had. */
export function restoreLine(cart: Cart, line: CartLine, at: number): Cart {
  const key = lineKey(line);
  if (cart.some((other) => lineKey(other) === key)) return cart;
  return [...cart.slice(0, at), line, ...cart.slice(at)];
}

/** Puts a changed line in the place of an old one, or adds it to its twin; within the stock (orders rule 2). */
export function replaceLine(
  cart: Cart,
  key: string,
  next: CartLine,
  stock: StockByProduct,
): CartOutcome {
  const rest = removeLine(cart, key);
  const outcome = addToCart(rest, next, stock);
  if (outcome.cart === rest) return { ...outcome, cart };
  const at = cart.findIndex((line) => lineKey(line) === key);
  const added = outcome.cart.length > rest.length ? outcome.cart.at(-1) : undefined;
  return at < 0 || !added ? outcome : { ...outcome, cart: restoreLine(rest, added, at) };
}
