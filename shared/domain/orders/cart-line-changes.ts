import type { StockByProduct } from '../menu/stock';
import {
  addToCart,
  availableForLine,
  type Cart,
  type CartLine,
  type CartOutcome,
  lineKey,
} from './cart';
import { restoreLine } from './restore-line';

/** Above the stock it is clamped, with a notice; below 1, not whole or sold out it is ignored (orders rule 3). */
export function setLineQuantity(
  cart: Cart,
  key: string,
  quantity: number,
  stock: StockByProduct,
): CartOutcome {
  const line = cart.find((candidate) => lineKey(candidate) === key);
  if (!line || !Number.isInteger(quantity)) return { cart };
  const available = availableForLine(cart, line, stock);
  const allowed = Math.min(quantity, available);
  if (allowed < 1) return { cart };
  const changed = cart.map((other) => (other === line ? { ...line, quantity: allowed } : other));
  if (allowed === quantity) return { cart: changed };
  const message = `Sorry, only ${available} of this item are available.`;
  return { cart: changed, notice: { kind: 'adjusted', available, message } };
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

export function removeLine(cart: Cart, key: string): Cart {
  return cart.filter((line) => lineKey(line) !== key);
}

/** 'Only N available now.' when only part of a line is available (orders rule 3). */
export function lineShortage(
  cart: Cart,
  line: CartLine,
  stock: StockByProduct,
): string | undefined {
  const available = availableForLine(cart, line, stock);
  return available > 0 && available < line.quantity
    ? `Only ${available} available now.`
    : undefined;
}
