import { type Cart, type CartLine, lineKey } from './cart';

/** Puts a line back that was removed. @param at the place that it had. */
export function restoreLine(cart: Cart, line: CartLine, at: number): Cart {
  const key = lineKey(line);
  if (cart.some((other) => lineKey(other) === key)) return cart;
  return [...cart.slice(0, at), line, ...cart.slice(at)];
}
