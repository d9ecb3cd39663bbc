import { m } from '../../messages/compiled/messages';
import type { ChosenOption } from '../menu/customizations';
import { type StockByProduct, stockOf } from '../menu/stock';
import type { Paise } from '../platform/money';

export interface CartLine {
  productId: string;
  name: string;
  /** Unit price without options. */
  price: Paise;
  quantity: number;
  customizations: ChosenOption[];
  /** Unit price with options, if already known. */
  itemTotalPrice?: Paise | undefined;
  /** Packaging for one unit. */
  packagingCharge?: Paise | undefined;
  /** What the customer asks of the kitchen for it; never empty. */
  note?: string | undefined;
}

/** A sentence: it must fit on a ticket beside the dish, and fifty lines must fit into a request. */
export const DISH_NOTE_MAX_LENGTH = 100;

/** Lines in the order in which they were added. */
export type Cart = readonly CartLine[];

/** Why less than the whole quantity was added; the page shows the message (orders rule 2). */
type CartNotice =
  | { kind: 'out-of-stock'; message: string }
  | { kind: 'adjusted'; available: number; message: string };

export interface CartOutcome {
  cart: Cart;
  notice?: CartNotice;
}

/** The maximum of a line's quantity while its product's stock is unknown (orders rule 3). */
export const QUANTITY_MAX_IF_UNKNOWN = 99;

/** The most units of a line, and in a cart of a product, however many there are. */
export const MOST_OF_PRODUCT = 999;

/** Identifies a line: the same product with the same options, in any order, and the same note. */
export function lineKey(line: Pick<CartLine, 'productId' | 'customizations' | 'note'>): string {
  const options = line.customizations.map(({ section, value }) => JSON.stringify([section, value]));
  const { productId, note } = line;
  return JSON.stringify([productId, ...options.sort(), ...(note ? [{ note }] : [])]);
}

export function unitsIn(cart: Cart): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function quantityInCart(cart: Cart, productId: string): number {
  return cart.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);
}

/** Stock minus the quantity in the cart, at least 0 (orders rule 4). */
export function availableToAdd(cart: Cart, productId: string, stock: StockByProduct): number {
  return Math.max(0, mostOf(stock, productId) - quantityInCart(cart, productId));
}

/** The maximum of one line: stock minus the product's other lines, at least 0 (orders rule 3). */
export function availableForLine(cart: Cart, line: CartLine, stock: StockByProduct): number {
  const others = quantityInCart(cart, line.productId) - line.quantity;
  return Math.max(0, mostOf(stock, line.productId) - others);
}

function mostOf(stock: StockByProduct, productId: string): number {
  return Math.min(MOST_OF_PRODUCT, stockOf(stock, productId));
}

/** Capped at the stock and merged by options and note (orders rule 2). Below 1 or not whole it is ignored. */
export function addToCart(cart: Cart, added: CartLine, stock: StockByProduct): CartOutcome {
  if (!Number.isInteger(added.quantity) || added.quantity < 1) return { cart };
  const available = availableToAdd(cart, added.productId, stock);
  if (available === 0) {
    return {
      cart,
      notice: { kind: 'out-of-stock', message: m.cart_out_of_stock({ name: added.name }) },
    };
  }
  const line = { ...added, quantity: Math.min(added.quantity, available) };
  const outcome = { cart: mergeLine(cart, line) };
  if (line.quantity === added.quantity) return outcome;
  const message = m.cart_adjusted({ available, name: added.name });
  return { ...outcome, notice: { kind: 'adjusted', available, message } };
}

export function mergeLine(cart: Cart, added: CartLine): Cart {
  const key = lineKey(added);
  if (!cart.some((line) => lineKey(line) === key)) return [...cart, added];
  return cart.map((line) =>
    lineKey(line) === key ? { ...added, quantity: line.quantity + added.quantity } : line,
  );
}
