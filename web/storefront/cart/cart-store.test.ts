import { expect, test } from 'vitest';
import type { CartLine } from '../../../shared/domain/cart';
import type { StoredText } from '../../device/stored-text';
import { cartFromText } from './cart-storage';
import { createCartStore, NO_CART_YET } from './cart-store';

/** One browser's storage, seen by as many tabs as are opened. */
function browser(kept?: string) {
  const tabs = new Set<() => void>();
  const storage = { text: kept };
  const tab = (): StoredText => {
    let heard: (() => void) | undefined;
    return {
      read: () => storage.text,
      write(text) {
        storage.text = text;
        for (const listener of tabs) if (listener !== heard) listener();
      },
      onChangeElsewhere(listener) {
        heard = listener;
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
    };
  };
  return { storage, tab };
}

function keys() {
  let made = 0;
  return () => `key-${++made}`;
}

const waffle: CartLine = {
  productId: 'p1',
  name: 'Waffle',
  price: 12000,
  quantity: 1,
  customizations: [],
};

test('begins empty, and keeps what changes', () => {
  const { storage, tab } = browser();
  const store = createCartStore(tab(), keys());
  expect(store.snapshot()).toEqual({
    lines: [],
    idempotencyKey: 'key-1',
    pricesBefore: {},
    restored: true,
  });
  store.change([waffle]);
  expect(cartFromText(storage.text ?? '')?.lines).toEqual([waffle]);
  expect(createCartStore(tab(), keys()).snapshot()).toEqual(store.snapshot());
});

test('discards what it cannot read', () => {
  const store = createCartStore(browser('{"items":[{"id":1}]}').tab(), keys());
  expect(store.snapshot().lines).toEqual([]);
});

test('other content is another order; the same content is not', () => {
  const store = createCartStore(browser().tab(), keys());
  store.change([waffle]);
  const { lines, idempotencyKey } = store.snapshot();
  store.change(lines);
  expect(store.snapshot().idempotencyKey).toBe(idempotencyKey);
  store.change([{ ...waffle, quantity: 2 }]);
  expect(store.snapshot().idempotencyKey).not.toBe(idempotencyKey);
});

test('a placed order empties the cart and ends its key', () => {
  const store = createCartStore(browser().tab(), keys());
  store.change([waffle]);
  const { idempotencyKey } = store.snapshot();
  store.finish();
  expect(store.snapshot().lines).toEqual([]);
  expect(store.snapshot().idempotencyKey).not.toBe(idempotencyKey);
});

test('two tabs show one cart with one key', () => {
  const { tab } = browser();
  const [here, there] = [createCartStore(tab(), keys()), createCartStore(tab(), keys())];
  const seen: number[] = [];
  here.subscribe(() => {});
  there.subscribe(() => seen.push(there.snapshot().lines.length));
  here.change([waffle]);
  expect(seen).toEqual([1]);
  expect(there.snapshot()).toEqual(here.snapshot());
});

test('a menu with another price is remembered until the line goes', () => {
  const { storage, tab } = browser();
  const store = createCartStore(tab(), keys());
  store.change([waffle]);
  store.reprice([{ ...waffle, price: 15000 }]);
  expect(Object.values(store.snapshot().pricesBefore)).toEqual([12000]);
  expect(cartFromText(storage.text ?? '')?.pricesBefore).toEqual(store.snapshot().pricesBefore);
  store.finish();
  expect(store.snapshot().pricesBefore).toEqual({});
});

test('an empty cart has the very lines that the server drew, and is not drawn again', () => {
  const { lines } = createCartStore(browser().tab(), keys()).snapshot();
  expect(lines).toBe(NO_CART_YET.lines);
});
