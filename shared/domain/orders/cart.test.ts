import { describe, expect, it, test } from 'vitest';
import { UNCOUNTED_STOCK } from '../menu/stock';
import {
  addToCart,
  availableForLine,
  availableToAdd,
  type CartLine,
  lineKey,
  QUANTITY_MAX_IF_UNKNOWN,
  quantityInCart,
} from './cart';
import { removeLine, setLineQuantity } from './cart-line-changes';
import { lineShortage } from './line-shortage';
import { replaceLine, restoreLine } from './restore-line';

const option = (section: string, value: string) => ({
  section,
  sectionLabel: section,
  optionLabel: value,
  value,
  priceModifier: 0,
});
const line = (quantity: number, ...customizations: CartLine['customizations']): CartLine => ({
  productId: 'waffle',
  name: 'Belgian Waffle',
  price: 15_000,
  quantity,
  customizations,
});
const NUTELLA = option('topping', 'nutella');
const LARGE = option('size', 'large');
const key = (...customizations: CartLine['customizations']) => lineKey(line(1, ...customizations));

test('a line with another note is another line, whatever the note looks like', () => {
  const noted = (note: string, ...options: CartLine['customizations']) =>
    lineKey({ ...line(1, ...options), note });
  const notes = ['No nuts', '["topping","nutella"]', '{"note":"x"}'];
  const keys = [
    key(),
    key(NUTELLA),
    noted('No nuts', NUTELLA),
    ...notes.map((each) => noted(each)),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  // The keys of stored carts stay as they are.
  expect(noted('')).toBe(key());
});

describe('adding to the cart (orders rule 2)', () => {
  it('takes the whole quantity without a notice while there is stock', () => {
    expect(addToCart([], line(3), { waffle: 3 })).toEqual({ cart: [line(3)] });
  });

  it('adds nothing when nothing is left', () => {
    const cart = [line(2)];
    const outcome = addToCart(cart, line(1, NUTELLA), { waffle: 2 });
    expect(outcome.cart).toBe(cart);
    expect(outcome.notice).toEqual({
      kind: 'out-of-stock',
      message: 'Sorry, Belgian Waffle is out of stock.',
    });
  });

  it('treats a product without an inventory record as out of stock', () => {
    expect(addToCart([], line(1), {}).notice?.kind).toBe('out-of-stock');
    expect(addToCart([], { ...line(1), productId: 'constructor' }, {}).notice?.kind).toBe(
      'out-of-stock',
    );
  });

  it('cuts the quantity to stock minus what the other lines hold', () => {
    const { cart, notice } = addToCart([line(2)], line(5, NUTELLA), { waffle: 5 });
    expect(cart.map(({ quantity }) => quantity)).toEqual([2, 3]);
    expect(notice).toEqual({
      kind: 'adjusted',
      available: 3,
      message: 'Only 3 of Belgian Waffle are available. Adjusted quantity.',
    });
  });

  it('merges equal options, chosen in any order, at the newest price', () => {
    const { cart } = addToCart(
      [line(1, NUTELLA, LARGE)],
      { ...line(2, LARGE, NUTELLA), price: 16_000 },
      { waffle: 9 },
    );
    expect(cart).toMatchObject([{ quantity: 3, price: 16_000 }]);
  });

  it('distinguishes options whose names contain commas', () => {
    const apart = [option('a', 'b,c'), option('a,b', 'c')].map((each) => line(1, each));
    expect(new Set(apart.map(lineKey)).size).toBe(2);
  });

  it('keeps lines with different options apart, in the order they were added', () => {
    const { cart } = addToCart([line(1, NUTELLA)], line(1), { waffle: 9 });
    expect(cart.map((each) => each.customizations.length)).toEqual([1, 0]);
  });

  it.each([0, -1, 1.5, Number.NaN])('ignores a quantity of %d', (quantity) => {
    expect(addToCart([], line(quantity), { waffle: 9 })).toEqual({ cart: [] });
  });
});

describe("a line's quantity (orders rule 3)", () => {
  const cart = [line(2), line(1, NUTELLA)];

  it.each([0, -1, 1.5, Number.NaN, Infinity])('is unchanged when %d is typed', (quantity) => {
    expect(setLineQuantity(cart, key(), quantity, { waffle: 9 })).toEqual({ cart });
  });

  it('changes that line only', () => {
    expect(setLineQuantity(cart, key(NUTELLA), 4, { waffle: 6 })).toEqual({
      cart: [line(2), line(4, NUTELLA)],
    });
    expect(setLineQuantity(cart, key(LARGE), 4, { waffle: 6 })).toEqual({ cart });
  });

  it('is clamped to what the other lines leave, and says so', () => {
    expect(setLineQuantity(cart, key(), 50, { waffle: 6 })).toEqual({
      cart: [line(5), line(1, NUTELLA)],
      notice: {
        kind: 'adjusted',
        available: 5,
        message: 'Sorry, only 5 of this item are available.',
      },
    });
  });

  it('is unchanged when nothing is left', () => {
    expect(setLineQuantity(cart, key(), 3, {})).toEqual({ cart });
  });

  it('is at most 99 while the stock is unknown', () => {
    expect(QUANTITY_MAX_IF_UNKNOWN).toBe(99);
  });
});

describe('what is left (orders rules 3 and 4)', () => {
  const cart = [line(2), line(3, NUTELLA)];

  it('counts every line of the product', () => {
    expect(quantityInCart(cart, 'waffle')).toBe(5);
    expect(quantityInCart(cart, 'pizza')).toBe(0);
    expect(availableToAdd(cart, 'waffle', { waffle: 7 })).toBe(2);
    expect(availableToAdd(cart, 'waffle', { waffle: 4 })).toBe(0);
    expect(availableToAdd(cart, 'waffle', { waffle: UNCOUNTED_STOCK })).toBe(994);
    expect(availableForLine(cart, line(2), { waffle: 7 })).toBe(4);
  });

  it("says 'Only N available now.' when part of a line is available", () => {
    expect(lineShortage(cart, line(2), { waffle: 4 })).toBe('Only 1 available now.');
    expect(lineShortage(cart, line(2), { waffle: 5 })).toBeUndefined();
    expect(lineShortage(cart, line(2), { waffle: 3 })).toBeUndefined();
  });

  it('removes one line and leaves the other', () => {
    expect(removeLine(cart, key())).toEqual([line(3, NUTELLA)]);
    expect(removeLine(cart, key(LARGE))).toEqual(cart);
  });
});

test('a changed line takes the place of the old one, or joins its twin, within the stock', () => {
  const change = (next: CartLine, stock: number) =>
    replaceLine([line(1), line(2, NUTELLA)], key(), next, { waffle: stock });
  expect(change(line(2, LARGE), 9)).toEqual({ cart: [line(2, LARGE), line(2, NUTELLA)] });
  expect(change(line(1, NUTELLA), 9)).toEqual({ cart: [line(3, NUTELLA)] });
  const short = change(line(5, LARGE), 4);
  expect(short.cart).toEqual([line(2, LARGE), line(2, NUTELLA)]);
  expect(short.notice).toMatchObject({ kind: 'adjusted', available: 2 });
  const none = change(line(1, LARGE), 2);
  expect(none.cart).toEqual([line(1), line(2, NUTELLA)]);
  expect(none.notice).toMatchObject({ kind: 'out-of-stock' });
});

test('a removed line comes back at its place, once', () => {
  const cart = [line(1), line(2, NUTELLA), line(3, LARGE)];
  const without = removeLine(cart, key(NUTELLA));
  expect(restoreLine(without, line(2, NUTELLA), 1)).toEqual(cart);
  expect(restoreLine(cart, line(5, NUTELLA), 1)).toBe(cart);
  expect(restoreLine([], line(2, NUTELLA), 1)).toEqual([line(2, NUTELLA)]);
});
