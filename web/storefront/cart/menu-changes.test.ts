import { expect, test } from 'vitest';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { cartLine, isOnMenu, withMenuPrices } from './menu-changes';

const nutella = { value: 'nutella', label: 'Nutella', priceModifier: 4000 };
const waffle: MenuProduct = {
  id: 'p1',
  name: 'Waffle',
  description: '',
  price: 12000,
  imageUrl: '',
  categoryId: 'c1',
  packagingCharge: 500,
  backMessage: null,
  prepMinutes: null,
  customizationOptions: { topping: { label: 'Topping', options: [nutella] } },
  diet: 'veg',
};
const chosen = {
  section: 'topping',
  sectionLabel: 'Topping',
  optionLabel: 'Nutella',
  value: 'nutella',
  priceModifier: 4000,
};
const line = cartLine(waffle, 2, [chosen]);

test('a line has the unit price with its options', () => {
  expect(line).toMatchObject({ price: 12000, itemTotalPrice: 16000, packagingCharge: 500 });
});

test('the same menu changes nothing', () => {
  const cart = [line];
  expect(withMenuPrices(cart, [waffle])).toBe(cart);
});

test('a stored cart gets new prices of products and options', () => {
  const dearer: MenuProduct = {
    ...waffle,
    price: 13000,
    customizationOptions: {
      topping: { label: 'Topping', options: [{ ...nutella, priceModifier: 5000 }] },
    },
  };
  const [next] = withMenuPrices([line], [dearer]);
  expect(next).toMatchObject({ quantity: 2, price: 13000, itemTotalPrice: 18000 });
});

test('a line with a removed product or option, or without a price, stays and is marked as off the menu', () => {
  const plain: MenuProduct = { ...waffle, customizationOptions: {} };
  expect(isOnMenu(line, [waffle])).toBe(true);
  const free: MenuProduct = {
    ...plain,
    price: -4000,
    customizationOptions: waffle.customizationOptions,
  };
  for (const menu of [[], [plain], [free]]) {
    expect(withMenuPrices([line], menu)).toEqual([line]);
    expect(isOnMenu(line, menu)).toBe(false);
  }
});
