import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../../shared/domain/orders/cart';
import { sampleProduct } from '../../../tests/support/menu/sample-product';
import { cartHolds, mendCart } from './mend-cart';

const line = (productId: string, quantity: number, value?: string): CartLine => ({
  productId,
  name: productId,
  price: 10000,
  quantity,
  customizations: value
    ? [{ section: 'size', sectionLabel: 'Size', optionLabel: value, value, priceModifier: 0 }]
    : [],
});

const options = ['s', 'l'].map((value) => ({ value, label: value, priceModifier: 0 }));
const customizationOptions = { size: { label: 'Size', options } };
const MENU = ['waffle', 'tea'].map((name) => sampleProduct(name, { customizationOptions }));

describe('mending a cart', () => {
  it('counts a product over all its lines', () => {
    const cart = [line('waffle', 3, 's'), line('waffle', 2, 'l')];
    expect(cartHolds(cart, { waffle: 5 }, MENU)).toBe(true);
    expect(cartHolds(cart, { waffle: 4 }, MENU)).toBe(false);
    expect(mendCart(cart, { waffle: 4 }, MENU).map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(mendCart(cart, { waffle: 2 }, MENU).map(({ quantity }) => quantity)).toEqual([2]);
    expect(mendCart(cart, {}, MENU)).toEqual([]);
  });

  it('always results in a cart that can be ordered', () => {
    for (const stock of [0, 1, 2, 3, 4, 5, 6]) {
      const cart = [
        line('waffle', 2, 's'),
        line('cake', 1),
        line('waffle', 3, 'l'),
        line('tea', 1),
      ];
      const mended = mendCart(cart, { waffle: stock, tea: 1 }, MENU);
      expect(cartHolds(mended, { waffle: stock, tea: 1 }, MENU)).toBe(true);
      const waffles = mended.filter(({ productId }) => productId === 'waffle');
      expect(waffles.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(Math.min(5, stock));
    }
  });

  it('removes products and options that left the menu', () => {
    const cart = [line('cake', 1), line('tea', 1, 'xl'), line('tea', 1, 's')];
    expect(mendCart(cart, undefined, MENU)).toEqual([line('tea', 1, 's')]);
  });

  it('changes nothing while stock and menu are unknown', () => {
    const cart = [line('cake', 9)];
    expect(cartHolds(cart, undefined, undefined)).toBe(true);
    expect(mendCart(cart, undefined, undefined)).toEqual(cart);
  });
});
