import { m } from '../../messages/compiled/messages';
import type { StockByProduct } from '../menu/stock';
import { availableForLine, type Cart, type CartOutcome, lineKey } from './cart';

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
  const message = m.cart_only_of_item({ available });
  return { cart: changed, notice: { kind: 'adjusted', available, message } };
}

export function removeLine(cart: Cart, key: string): Cart {
  return cart.filter((line) => lineKey(line) !== key);
}
