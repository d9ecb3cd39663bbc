import type { Cart } from '../../../shared/domain/cart';
import type { StoredText } from '../../device/stored-text';
import { cartFromText, cartToText, type StoredCart } from './cart-storage';
import { pricesBefore } from './price-changes';

export interface CartSnapshot extends StoredCart {
  /** False on the server and until the kept cart was read: nothing is known of it yet. */
  restored: boolean;
}

/** The cart of this visitor: restored from the browser, kept there, in step with other tabs. */
export interface CartStore {
  subscribe(listener: () => void): () => void;
  snapshot(): CartSnapshot;
  /** Takes the next lines. Other content gets a new idempotency key. */
  change(lines: Cart): void;
  /** Takes the lines as the menu now has them, and remembers what they cost before. */
  reprice(lines: Cart): void;
  /** The order was placed: empties the cart, and a next order is another one. */
  finish(): void;
  /** Makes the next try a new order though its lines are the same: its address changed, say. */
  renewIdempotencyKey(): void;
}

/** What a server-rendered page knows of the cart. */
export const NO_CART_YET: CartSnapshot = {
  lines: [],
  idempotencyKey: '',
  pricesBefore: {},
  restored: false,
};

/** @param newKey makes idempotency keys. */
export function createCartStore(storage: StoredText, newKey: () => string): CartStore {
  const listeners = new Set<() => void>();
  let current = restore();
  let stopListening: (() => void) | undefined;

  function restore(): CartSnapshot {
    const text = storage.read();
    const kept = text === undefined ? undefined : cartFromText(text);
    return {
      ...(kept ?? { ...NO_CART_YET, idempotencyKey: newKey() }),
      restored: true,
    };
  }

  function show(next: CartSnapshot): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function keep(lines: Cart, seen: Cart = lines): void {
    const next = {
      lines,
      idempotencyKey: newKey(),
      pricesBefore: pricesBefore(current.pricesBefore, seen, lines),
      restored: true,
    };
    storage.write(cartToText(next));
    show(next);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      stopListening ??= storage.onChangeElsewhere(() => show(restore()));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = undefined;
      };
    },
    snapshot: () => current,
    change(lines) {
      if (lines !== current.lines) keep(lines);
    },
    reprice(lines) {
      if (lines !== current.lines) keep(lines, current.lines);
    },
    finish: () => keep([]),
    renewIdempotencyKey: () => keep(current.lines),
  };
}
