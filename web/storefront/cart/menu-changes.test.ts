import { expect, test } from 'vitest';
import { sampleProduct } from '../../../tests/support/menu/sample-product';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { cartLine, startingLine } from '../../api/dish-line';
import { isOnMenu, lineProblem, withMenuPrices } from './menu-changes';

const nutella = { value: 'nutella', label: 'Nutella', priceModifier: 4000 };
const waffle = sampleProduct('Waffle', {
  price: 12000,
  packagingCharge: 500,
  customizationOptions: { topping: { label: 'Topping', options: [nutella] } },
});
const chosen = {
  section: 'topping',
  sectionLabel: 'Topping',
  optionLabel: 'Nutella',
  value: 'nutella',
  priceModifier: 4000,
};
const line = cartLine(waffle, 2, [chosen], 'No nuts');

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
  expect(next).toMatchObject({ quantity: 2, price: 13000, itemTotalPrice: 18000, note: 'No nuts' });
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

const size = {
  label: 'Size',
  options: [
    { value: 'regular', label: 'Regular', priceModifier: 0, isDefault: true },
    { value: 'large', label: 'Large', priceModifier: 3000 },
  ],
  min: 1,
};
const sized: MenuProduct = {
  ...waffle,
  customizationOptions: { size, ...waffle.customizationOptions },
};

test('a line from before a section needed a choice gets its default, and joins its like', () => {
  const regular = startingLine(sized);
  if (!regular) throw new Error('The dish has no default');
  const next = withMenuPrices(
    [cartLine(waffle, 1, []), { ...regular, quantity: 2 }, line],
    [sized],
  );
  expect(next.map(({ quantity, customizations }) => [quantity, customizations.length])).toEqual([
    [3, 1],
    [2, 2],
  ]);
  expect(withMenuPrices(next, [sized])).toBe(next);
});

test('a line says what it needs, and what is sold out', () => {
  const offered = (options: (typeof size)['options']): MenuProduct[] => [
    {
      ...sized,
      customizationOptions: { ...sized.customizationOptions, size: { ...size, options } },
    },
  ];
  const [regular, large] = size.options.map((option) => ({ ...option, isDefault: false }));
  if (!regular || !large) throw new Error('The section is empty');
  const menu = offered([regular, large]);
  expect(startingLine(menu[0] ?? waffle)).toBeUndefined();
  expect(withMenuPrices([line], menu)).toEqual([line]);
  expect(lineProblem(line, menu)).toBe(
    '“Size” is now required. Remove this and add it again from the menu.',
  );
  const soldOut = { ...nutella, isSoldOut: true };
  const withoutNutella = { topping: { label: 'Topping', options: [soldOut] } };
  expect(lineProblem(line, [{ ...waffle, customizationOptions: withoutNutella }])).toBe(
    'Nutella is sold out. Please remove it.',
  );
});
