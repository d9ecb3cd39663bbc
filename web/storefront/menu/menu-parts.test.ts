import { describe, expect, it } from 'vitest';
import { sampleProduct as product } from '../../../tests/support/menu/sample-product';
import { isPartShown, menuParts, NO_FILTER } from './menu-parts';

const category = (id: string) => ({ id, name: id, description: '' });
describe('the parts of the menu', () => {
  it('follow the owner’s order, with sold-out dishes last in each', () => {
    const parts = menuParts(
      [category('tea'), category('cake')],
      [
        product('black'),
        product('green'),
        product('white'),
        product('pie', { categoryId: 'cake' }),
      ],
      { black: 0, green: 3, white: 1 },
    );
    const ids = parts.map(({ products }) => products.map(({ id }) => id));
    expect(ids).toEqual([['green', 'white', 'black'], ['pie']]);
  });

  it('keep their order while the stock is unknown', () => {
    const [tea] = menuParts([category('tea')], [product('black'), product('green')], undefined);
    expect(tea?.products.map(({ id }) => id)).toEqual(['black', 'green']);
  });

  it('are hidden by a filter that hides all their dishes', () => {
    const meat = { category: category('meat'), products: [product('ham', { diet: 'non-veg' })] };
    const empty = { category: category('empty'), products: [] };
    const vegOnly = { ...NO_FILTER, vegOnly: true };
    expect([meat, empty].map((part) => isPartShown(part, NO_FILTER))).toEqual([true, true]);
    expect([meat, empty].map((part) => isPartShown(part, vegOnly))).toEqual([false, false]);
    const liked = { category: category('tea'), products: [product('chai', { isPopular: true })] };
    expect(isPartShown(liked, { vegOnly: true, popularOnly: true })).toBe(true);
    expect(isPartShown(meat, { ...NO_FILTER, popularOnly: true })).toBe(false);
    const favourite = { ...NO_FILTER, favourites: ['chai'] };
    expect([liked, meat, empty].map((part) => isPartShown(part, favourite))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
