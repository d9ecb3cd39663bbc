import type { Cart, CartLine } from '../../../shared/domain/cart';
import type { ChosenOption } from '../../../shared/domain/customizations';
import type { LinePrices } from './price-changes';

/** The one key under which the browser keeps the cart (spec §3). */
export const CART_KEY = 'maenam-cart';

/** Raised when the form changes; an older form is discarded, as an unreadable cart is (spec §4). */
const VERSION = 1;

/** What is kept between visits. */
export interface StoredCart {
  lines: Cart;
  /** Sent with the order, so that sending these same lines twice orders them once. */
  idempotencyKey: string;
  /** What lines cost before the menu changed their price. */
  pricesBefore: LinePrices;
}

export function cartToText({ lines, idempotencyKey, pricesBefore }: StoredCart): string {
  return JSON.stringify({ version: VERSION, lines, idempotencyKey, pricesBefore });
}

/** Reads what was kept; undefined when it is not a cart of this version, whatever it is. */
export function cartFromText(text: string): StoredCart | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(stored) || stored.version !== VERSION) return undefined;
  const { lines, idempotencyKey, pricesBefore = {} } = stored;
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '') return undefined;
  if (!Array.isArray(lines) || !lines.every(isCartLine)) return undefined;
  if (!isLinePrices(pricesBefore)) return undefined;
  return { lines, idempotencyKey, pricesBefore };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLinePrices(value: unknown): value is LinePrices {
  return isRecord(value) && Object.values(value).every(isPaise);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isPaise(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isCartLine(value: unknown): value is CartLine {
  if (!isRecord(value)) return false;
  const { productId, name, price, quantity, customizations, itemTotalPrice, packagingCharge } =
    value;
  return (
    isText(productId) &&
    isText(name) &&
    isPaise(price) &&
    price >= 0 &&
    Number.isSafeInteger(quantity) &&
    Number(quantity) >= 1 &&
    Array.isArray(customizations) &&
    customizations.every(isChosenOption) &&
    (itemTotalPrice === undefined || (isPaise(itemTotalPrice) && itemTotalPrice > 0)) &&
    (packagingCharge === undefined || (isPaise(packagingCharge) && packagingCharge >= 0))
  );
}

function isChosenOption(value: unknown): value is ChosenOption {
  if (!isRecord(value)) return false;
  const { section, sectionLabel, optionLabel, value: option, priceModifier } = value;
  return [section, sectionLabel, optionLabel, option].every(isText) && isPaise(priceModifier);
}
