import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToCart, type Cart, type CartLine, lineKey, quantityInCart } from './cart';
import { removeLine, setLineQuantity } from './cart-line-changes';

const productId = fc.constantFrom('waffle', 'pizza', '__proto__');
const chosen = fc.record({ section: fc.string(), value: fc.string() }).map((choice) => ({
  ...choice,
  sectionLabel: choice.section,
  optionLabel: choice.value,
  priceModifier: 0,
}));
const customizations = fc.uniqueArray(chosen, { selector: ({ section }) => section, maxLength: 3 });
const NUTELLA = {
  section: 'topping',
  sectionLabel: 'Topping',
  optionLabel: 'Nutella',
  value: 'nutella',
  priceModifier: 4000,
};
const LARGE = { ...NUTELLA, section: 'size', value: 'large' };
const fewOptions = fc.constantFrom<CartLine['customizations'][]>(
  [],
  [NUTELLA],
  [NUTELLA, LARGE],
  [LARGE, NUTELLA],
);
const line = (options: fc.Arbitrary<CartLine['customizations']>) =>
  fc.record({
    productId,
    name: fc.constant('x'),
    price: fc.nat(50_000),
    quantity: fc.integer({ min: -2, max: 30 }),
    customizations: options,
  });
const stock = fc.dictionary(productId, fc.nat(25));
const step = fc.record({ kind: fc.constantFrom('add', 'set', 'remove'), line: line(fewOptions) });
type Step = { kind: string; line: CartLine };

function take(cart: Cart, { kind, line }: Step, left: Record<string, number>) {
  if (kind === 'add') return addToCart(cart, line, left);
  if (kind === 'set') return setLineQuantity(cart, lineKey(line), line.quantity, left);
  return { cart: removeLine(cart, lineKey(line)) };
}

const units = (cart: Cart) => cart.reduce((sum, { quantity }) => sum + quantity, 0);

describe('any way of filling a cart', () => {
  it('never holds more than the stock, two equal lines, or a quantity below 1', () => {
    fc.assert(
      fc.property(stock, fc.array(step, { maxLength: 20 }), (left, steps) => {
        const cart = steps.reduce<Cart>((held, each) => take(held, each, left).cart, []);
        for (const id of ['waffle', 'pizza', '__proto__']) {
          const most = Object.hasOwn(left, id) ? (left[id] ?? 0) : 0;
          expect(quantityInCart(cart, id)).toBeLessThanOrEqual(most);
        }
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
        expect(cart.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)).toBe(
          true,
        );
      }),
    );
  });

  it('gives a notice exactly when the added quantity was cut', () => {
    fc.assert(
      fc.property(
        stock,
        fc.array(step, { maxLength: 8 }),
        line(fewOptions),
        (left, steps, added) => {
          const before = steps.reduce<Cart>((held, each) => take(held, each, left).cart, []);
          const { cart, notice } = addToCart(before, added, left);
          const went = units(cart) - units(before);
          expect(notice !== undefined).toBe(added.quantity >= 1 && went < added.quantity);
          if (notice?.kind === 'adjusted') expect(went).toBe(notice.available);
          if (notice?.kind === 'out-of-stock') expect(went).toBe(0);
        },
      ),
    );
  });

  it('merges lines with the same options in any order, and no others', () => {
    fc.assert(
      fc.property(
        line(customizations),
        customizations,
        fc.func(fc.integer()),
        (first, others, shuffle) => {
          const shuffled = [...first.customizations].sort(
            (a, b) => shuffle(a.value) - shuffle(b.value),
          );
          expect(lineKey({ ...first, customizations: shuffled.reverse() })).toBe(lineKey(first));
          const same =
            others.length === first.customizations.length &&
            others.every((one) =>
              first.customizations.some(
                ({ section, value }) => section === one.section && value === one.value,
              ),
            );
          expect(lineKey({ ...first, customizations: others }) === lineKey(first)).toBe(same);
        },
      ),
    );
  });
});
