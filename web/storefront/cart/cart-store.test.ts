import { expect, test } from 'vitest';
import type { CartLine } from '../../../shared/domain/orders/cart';
import { browserTabs } from '../../../tests/support/platform/browser-tabs';
import { createCartStore, EMPTY_CART, type StoredCart } from './cart-store';

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

test('a new cart is empty, and every change is stored', () => {
  const { tab } = browserTabs();
  const store = createCartStore(keys(), tab());
  expect(store.get()).toEqual({ lines: [], idempotencyKey: 'key-1', pricesBefore: {} });
  store.change([waffle]);
  expect(createCartStore(keys(), tab()).get().lines).toEqual([waffle]);
  expect(createCartStore(keys(), tab()).get()).toEqual(store.get());
});

test('changed lines get a new idempotency key, the same lines keep theirs', () => {
  const store = createCartStore(keys(), browserTabs().tab());
  store.change([waffle]);
  const { lines, idempotencyKey } = store.get();
  store.change(lines);
  expect(store.get().idempotencyKey).toBe(idempotencyKey);
  store.change([{ ...waffle, quantity: 2 }]);
  expect(store.get().idempotencyKey).not.toBe(idempotencyKey);
});

test('lines at new prices keep their idempotency key, because an order of them may be under way', () => {
  const store = createCartStore(keys(), browserTabs().tab());
  store.change([waffle]);
  const { idempotencyKey } = store.get();
  store.reprice([{ ...waffle, price: 15000 }]);
  expect(store.get()).toMatchObject({ lines: [{ price: 15000 }], idempotencyKey });
});

test('a placed order empties the cart and renews the key', () => {
  const store = createCartStore(keys(), browserTabs().tab());
  store.change([waffle]);
  const { idempotencyKey } = store.get();
  store.finish();
  expect(store.get().lines).toEqual([]);
  expect(store.get().idempotencyKey).not.toBe(idempotencyKey);
});

test('the price before a menu change is remembered until the line is removed', () => {
  const { tab } = browserTabs();
  const store = createCartStore(keys(), tab());
  store.change([waffle]);
  store.reprice([{ ...waffle, price: 15000 }]);
  expect(Object.values(store.get().pricesBefore)).toEqual([12000]);
  expect(createCartStore(keys(), tab()).get().pricesBefore).toEqual(store.get().pricesBefore);
  store.finish();
  expect(store.get().pricesBefore).toEqual({});
});

test('an empty cart has the same lines object that the server rendered', () => {
  const { lines } = createCartStore(keys(), browserTabs().tab()).get();
  expect(lines).toBe(EMPTY_CART.lines);
});

const read = (text: string) => createCartStore(keys(), browserTabs(text).tab()).get();

const topping = {
  section: 'topping',
  sectionLabel: 'Topping',
  optionLabel: 'Nutella',
  value: 'nutella',
  priceModifier: 4000,
};
const stored: StoredCart = {
  lines: [
    { ...waffle, quantity: 2, customizations: [topping], note: 'No nuts' },
    { ...waffle, productId: 'p2', itemTotalPrice: 3000, packagingCharge: 500 },
  ],
  idempotencyKey: 'key-of-the-earlier-visit',
  pricesBefore: { p1: 10000 },
};

test('a cart survives a reload', () => {
  expect(read(JSON.stringify({ version: 1, ...stored }))).toEqual(stored);
});

test('a stored cart that is too large for an order is still loaded, so that it can be reduced', () => {
  const lines = Array.from({ length: 51 }, (_, at) => ({ ...waffle, productId: `p${at}` }));
  const text = JSON.stringify({ version: 1, idempotencyKey: 'k', lines });
  expect(read(text).lines).toHaveLength(51);
});

const line = stored.lines[0];
const withLine = (change: object) =>
  JSON.stringify({ version: 1, idempotencyKey: 'k', lines: [{ ...line, ...change }] });

test.each([
  ['not JSON', '{"version":1,'],
  ['null', 'null'],
  ['a bare list', '[]'],
  ['no version', JSON.stringify(stored)],
  ['another version', JSON.stringify({ ...stored, version: 2 })],
  ['no key', JSON.stringify({ version: 1, lines: [] })],
  ['lines that are no list', JSON.stringify({ version: 1, idempotencyKey: 'k', lines: {} })],
  ['a line that is null', JSON.stringify({ version: 1, idempotencyKey: 'k', lines: [null] })],
  ['no product', withLine({ productId: '' })],
  ['earlier prices in text', JSON.stringify({ ...stored, version: 1, pricesBefore: { p1: '9' } })],
  ['a price in text', withLine({ price: '120' })],
  ['a broken price', withLine({ price: 120.5 })],
  ['a negative price', withLine({ price: -1 })],
  ['a quantity of 0', withLine({ quantity: 0 })],
  ['half a unit', withLine({ quantity: 1.5 })],
  ['a unit price of 0', withLine({ itemTotalPrice: 0 })],
  ['negative packaging', withLine({ packagingCharge: -100 })],
  ['options that are no list', withLine({ customizations: 'nutella' })],
  [
    'an option without a section',
    withLine({ customizations: [{ ...topping, section: undefined }] }),
  ],
])('an unreadable cart is discarded: %s', (_what, text) => {
  expect(read(text).lines).toEqual([]);
});
