import { expect, test } from 'vitest';
import { sampleProduct } from '../../../tests/support/menu/sample-product';
import type { MenuProduct } from '../../api/catalog-from-wire';
import type { OrderLine } from '../../api/order-from-wire';
import { refillCart } from './refill-cart';

const product = (id: string, changes: Partial<MenuProduct> = {}) =>
  sampleProduct(`The ${id}`, { id, price: 12_000, packagingCharge: 500, ...changes });
const NUTELLA = { value: 'nutella', label: 'Nutella', priceModifier: 4000 };
const topping = { topping: { label: 'Topping', options: [NUTELLA] } };

const ordered = (id: string, changes: Partial<OrderLine> = {}): OrderLine => ({
  line: 1,
  productId: id,
  name: `The old ${id}`,
  quantity: 2,
  price: 12_000,
  finalPrice: 12_000,
  customizations: [],
  ...changes,
});
const withNutella: Partial<OrderLine> = {
  finalPrice: 16_000,
  customizations: [
    {
      section: 'topping',
      sectionLabel: 'Topping',
      optionLabel: 'Nutella',
      value: 'nutella',
      priceModifier: 4000,
    },
  ],
};

test('an unchanged order fills the cart without a word', () => {
  const menu = {
    products: [product('waffle', { customizationOptions: topping }), product('tea')],
    stock: { waffle: 5, tea: 5 },
  };
  const refill = refillCart(
    [],
    [ordered('waffle', withNutella), ordered('tea', { note: 'Hot' })],
    menu,
  );
  expect(refill).toMatchObject({ changes: [], added: 2 });
  expect(refill.cart).toMatchObject([
    { productId: 'waffle', quantity: 2, itemTotalPrice: 16_000, packagingCharge: 500 },
    { productId: 'tea', quantity: 2, itemTotalPrice: 12_000, note: 'Hot' },
  ]);
});

test('other prices are the menu’s, and are said', () => {
  const menu = {
    products: [
      product('waffle', { price: 13_000, customizationOptions: topping }),
      product('tea', { price: 11_000 }),
    ],
    stock: { waffle: 5, tea: 5 },
  };
  const refill = refillCart([], [ordered('waffle', withNutella), ordered('tea')], menu);
  expect(refill.changes).toEqual([
    'The waffle is now ₹170.00. It was ₹160.00.',
    'The tea is now ₹110.00. It was ₹120.00.',
  ]);
  expect(refill.cart.map(({ itemTotalPrice }) => itemTotalPrice)).toEqual([17_000, 11_000]);
});

test('what cannot be ordered is left out, and why is said', () => {
  const menu = {
    products: [
      product('plain'),
      product('free', { price: 0 }),
      product('tea'),
      product('coffee', { back: { at: '2026-11-21T04:30:00.000Z', day: 'tomorrow' } }),
      product('cake', {
        customizationOptions: {
          topping: { label: 'Topping', options: [{ ...NUTELLA, isSoldOut: true }] },
        },
      }),
      product('shake', {
        customizationOptions: { topping: { ...topping.topping, label: 'Flavour', min: 1 } },
      }),
    ],
    stock: { plain: 5, free: 5, tea: 0, cake: 5, shake: 5 },
  };
  const lines = [
    ordered('gone'),
    ordered('plain', withNutella),
    ordered('free'),
    ordered('tea'),
    ordered('coffee'),
    ordered('cake', withNutella),
    ordered('shake'),
  ];
  expect(refillCart([], lines, menu)).toEqual({
    cart: [],
    added: 0,
    changes: [
      'The old gone is no longer on the menu.',
      'The plain is no longer made with Nutella.',
      'The free is no longer on the menu.',
      'The tea is sold out.',
      'The coffee is sold out. Back tomorrow.',
      'The cake: Nutella is sold out.',
      'The shake now needs a choice of “Flavour”. Please add it from the menu.',
    ],
  });
});

test('the stock is shared with the cart and between the order’s lines', () => {
  const menu = {
    products: [product('waffle', { customizationOptions: topping })],
    stock: { waffle: 5 },
  };
  const { cart } = refillCart([], [ordered('waffle', { quantity: 2 })], menu);
  const refill = refillCart(cart, [ordered('waffle'), ordered('waffle', withNutella)], menu);
  expect(refill.cart.map(({ quantity }) => quantity)).toEqual([4, 1]);
  expect(refill.changes).toEqual(['The waffle: only 1 available now.']);
});
