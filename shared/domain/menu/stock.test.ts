import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowStockHint, stockOf } from './stock';
import { inventoryStatus, inventorySummary, productStatus } from './stock-status';

describe('stock', () => {
  it('is 0 for a product without an inventory record (menu rule 9)', () => {
    expect(stockOf({ waffle: 3 }, 'waffle')).toBe(3);
    for (const unknown of ['pizza', '__proto__', 'constructor'])
      expect(stockOf({}, unknown)).toBe(0);
  });

  it.each([
    [-1, undefined],
    [0, undefined],
    [1, 'Only 1 left!'],
    [4, 'Only 4 left!'],
    [5, undefined],
  ])('of %d is hinted at on the card as %s (menu rule 10)', (available, hint) => {
    expect(lowStockHint(available)).toBe(hint);
  });

  it.each([
    [-1, 'out-of-stock'],
    [0, 'out-of-stock'],
    [1, 'low-stock'],
    [4, 'low-stock'],
    [5, 'active'],
  ])('of %d makes an available product %s (menu rule 10)', (stock, status) => {
    expect(productStatus(true, stock)).toBe(status);
    expect(productStatus(false, stock)).toBe('inactive');
  });

  it.each([
    [-1, 'out-of-stock', 'out-of-stock'],
    [0, 'out-of-stock', 'out-of-stock'],
    [1, 'low-stock', 'low-stock'],
    [9, 'low-stock', 'low-stock'],
    [10, 'in-stock', 'low-stock'],
    [11, 'in-stock', 'in-stock'],
  ] as const)(
    'of %d is %s in the table and %s on the cards (menu rules 11 and 12)',
    (stock, row, card) => {
      const none = { 'out-of-stock': 0, 'low-stock': 0, 'in-stock': 0 };
      expect(inventoryStatus(stock)).toBe(row);
      expect(inventorySummary([stock])).toEqual({ ...none, [card]: 1 });
    },
  );

  it('is counted on exactly one card each', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 30 })), (stocks) => {
        const cards = inventorySummary(stocks);
        expect(cards['out-of-stock'] + cards['low-stock'] + cards['in-stock']).toBe(stocks.length);
      }),
    );
  });
});
