import { expect, test } from 'vitest';
import { cartFromText, cartToText, type StoredCart } from './cart-storage';

const topping = {
  section: 'topping',
  sectionLabel: 'Topping',
  optionLabel: 'Nutella',
  value: 'nutella',
  priceModifier: 4000,
};
const stored: StoredCart = {
  lines: [
    { productId: 'p1', name: 'Waffle', price: 12000, quantity: 2, customizations: [topping] },
    {
      productId: 'p2',
      name: 'Tea',
      price: 3000,
      quantity: 1,
      customizations: [],
      itemTotalPrice: 3000,
      packagingCharge: 500,
    },
  ],
  idempotencyKey: 'key-1',
  pricesBefore: { p1: 10000 },
};

test('a kept cart comes back as it was', () => {
  expect(cartFromText(cartToText(stored))).toEqual(stored);
});

test('a cart larger than an order may be comes back, to be made smaller', () => {
  const [tea] = stored.lines.slice(1);
  const lines = Array.from({ length: 51 }, (_, at) => ({ ...tea, productId: `p${at}` }));
  const text = JSON.stringify({ version: 1, idempotencyKey: 'k', lines });
  expect(cartFromText(text)?.lines).toHaveLength(51);
});

const line = stored.lines[0];
const withLine = (change: object) =>
  JSON.stringify({ version: 1, idempotencyKey: 'key-1', lines: [{ ...line, ...change }] });

test.each([
  ['not JSON', '{"version":1,'],
  ['nothing', ''],
  ['null', 'null'],
  ['a bare list', '[]'],
  ['another version', JSON.stringify({ ...stored, version: 2 })],
  ['no version', JSON.stringify(stored)],
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
])('is discarded: %s', (_what, text) => {
  expect(cartFromText(text)).toBeUndefined();
});
