import { expect, test } from 'vitest';
import { productFromWire } from './catalog-from-wire';

test('every amount of a product becomes paise, and only the menu’s fields are kept', () => {
  const wire = {
    id: 'p1',
    name: 'Waffle',
    slug: 'waffle',
    description: 'Warm',
    price: 120.05,
    imageUrl: '/pictures/p1.svg',
    categoryId: 'c1',
    categoryName: 'Waffles',
    isAvailable: true,
    stockCount: 4,
    soldOutUntil: null,
    back: null,
    packagingCharge: 5.5,
    customizationOptions: {
      size: { label: 'Size', options: [{ value: 'half', label: 'Half', priceModifier: -30.1 }] },
    },
    diet: 'veg' as const,
    prepMinutes: 8,
    contains: [],
    goesWith: [],
    version: 1,
    stockVersion: 1,
  };
  const product = productFromWire(wire, new Set(['p2.size.half']));
  expect(product).toEqual({
    id: 'p1',
    name: 'Waffle',
    slug: 'waffle',
    description: 'Warm',
    imageUrl: '/pictures/p1.svg',
    categoryId: 'c1',
    diet: 'veg',
    back: null,
    prepMinutes: 8,
    contains: [],
    goesWith: [],
    price: 12005,
    packagingCharge: 550,
    customizationOptions: {
      size: { label: 'Size', options: [{ value: 'half', label: 'Half', priceModifier: -3010 }] },
    },
  });
  const soldOut = productFromWire(wire, new Set(['p1.size.half']));
  expect(soldOut.customizationOptions['size']?.options).toMatchObject([{ isSoldOut: true }]);
});
