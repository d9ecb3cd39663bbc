import type { ChosenOption } from '../../../shared/domain/menu/customizations';
import type { Cart, CartLine } from '../../../shared/domain/orders/cart';
import { m } from '../../../shared/messages/compiled/messages';
import { createStoredStore, isRecord } from '../../device/stored-store';
import { type StoredText, storedText } from '../../device/stored-text';
import { type LinePrices, pricesBefore } from './price-changes';

export interface StoredCart {
  lines: Cart;
  /** The idempotency key: sending the same lines twice places one order, at whatever prices. */
  idempotencyKey: string;
  /** The lines' prices before the menu changed them. */
  pricesBefore: LinePrices;
}

export const EMPTY_CART: StoredCart = { lines: [], idempotencyKey: '', pricesBefore: {} };

/** On the device. Lines that the customer changed get a new idempotency key. */
export function createCartStore(
  newKey: () => string,
  storage: StoredText = storedText('maenam-cart'),
) {
  const store = createStoredStore<StoredCart>({
    storage,
    version: 1,
    parse: parseCart,
    initial: () => ({ ...EMPTY_CART, idempotencyKey: newKey() }),
    droppedMessage: m.cart_unreadable(),
  });

  function put(lines: Cart, idempotencyKey = newKey(), seen: Cart = lines): void {
    const known = store.get().pricesBefore;
    store.set({ lines, idempotencyKey, pricesBefore: pricesBefore(known, seen, lines) });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    shown: store.shown,
    change(lines: Cart) {
      if (lines !== store.get().lines) put(lines);
    },
    /** Replaces the lines with ones at the menu's new prices, and remembers the old prices. */
    reprice(lines: Cart) {
      const { lines: seen, idempotencyKey } = store.get();
      if (lines !== seen) put(lines, idempotencyKey, seen);
    },
    /** Restores the lines of an order that may have arrived under this key. */
    restore: (lines: Cart, idempotencyKey: string) => put(lines, idempotencyKey),
    finish: () => put(EMPTY_CART.lines),
    /** Makes the next attempt a new order of the same lines, for example to a new address. */
    renewIdempotencyKey: () => put(store.get().lines),
  };
}

export type CartStore = ReturnType<typeof createCartStore>;

/** An unreadable cart is discarded (storefront rule 8). */
function parseCart(data: unknown, version: unknown): StoredCart | undefined {
  if (!isRecord(data) || version !== 1) return undefined;
  const { lines, idempotencyKey, pricesBefore = {} } = data;
  if (!isText(idempotencyKey) || !Array.isArray(lines) || !lines.every(isCartLine))
    return undefined;
  if (!isLinePrices(pricesBefore)) return undefined;
  return { lines, idempotencyKey, pricesBefore };
}

function isLinePrices(value: unknown): value is LinePrices {
  return isRecord(value) && Object.values(value).every((price) => isWhole(price));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isWhole(value: unknown, min = Number.NEGATIVE_INFINITY): value is number {
  return Number.isSafeInteger(value) && Number(value) >= min;
}

/** Whether it is a stored cart line. A stored attempt also contains such lines. */
export function isCartLine(value: unknown): value is CartLine {
  if (!isRecord(value)) return false;
  const { productId, name, price, quantity, customizations, itemTotalPrice, packagingCharge } =
    value;
  const { note } = value;
  return (
    [productId, name].every(isText) &&
    (note === undefined || isText(note)) &&
    isWhole(price, 0) &&
    isWhole(quantity, 1) &&
    Array.isArray(customizations) &&
    customizations.every(isChosenOption) &&
    isWhole(itemTotalPrice ?? 1, 1) &&
    isWhole(packagingCharge ?? 0, 0)
  );
}

function isChosenOption(value: unknown): value is ChosenOption {
  if (!isRecord(value)) return false;
  const { section, sectionLabel, optionLabel, value: option, priceModifier } = value;
  return [section, sectionLabel, optionLabel, option].every(isText) && isWhole(priceModifier);
}
