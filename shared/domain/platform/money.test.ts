import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupees, paiseToRupees, plainRupees, rupeesToPaise } from './money';

/** Up to ten billion rupees, positive or negative. */
const paise = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

/** Indian grouping by hand: the last three digits, then pairs. */
function grouped(rupees: string): string {
  return rupees.length <= 3
    ? rupees
    : `${rupees.slice(0, -3).replace(/(?=(..)+$)(?!^)/g, ',')},${rupees.slice(-3)}`;
}

describe('money', () => {
  it.each([
    [0.29, 29],
    [4.35, 435],
    [19.99, 1999],
    [1.1, 110],
    [498.99, 49_899],
    [-12.5, -1250],
    [0, 0],
  ])('converts %d rupees to %d paise', (rupees, expected) => {
    expect(rupeesToPaise(rupees)).toBe(expected);
  });

  it('has no negative zero', () => {
    expect(Object.is(rupeesToPaise(-0), 0)).toBe(true);
  });

  it.each([1.005, 0.1 + 0.2, 5e-324, 0.001, 1e-7, Number.NaN, Infinity, 1e300])(
    'refuses to round %d',
    (rupees) => {
      expect(() => rupeesToPaise(rupees)).toThrow(RangeError);
    },
  );

  it('survives the conversion to rupees, to JSON and back', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        expect(rupeesToPaise(JSON.parse(JSON.stringify(paiseToRupees(amount))))).toBe(amount);
      }),
    );
  });

  it('is shown in rupees with Indian grouping and two decimals (platform rule 1)', () => {
    expect([12_345_600, 0, 5, -2000].map(formatRupees)).toEqual([
      '₹1,23,456.00',
      '₹0.00',
      '₹0.05',
      '-₹20.00',
    ]);
  });

  it('is written and shown with the exact digits of any amount', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        const sign = amount < 0 ? '-' : '';
        const rupees = String(Math.floor(Math.abs(amount) / 100));
        const rest = String(Math.abs(amount) % 100).padStart(2, '0');
        expect(plainRupees(amount)).toBe(`${sign}${rupees}.${rest}`);
        expect(formatRupees(amount)).toBe(`${sign}₹${grouped(rupees)}.${rest}`);
      }),
    );
  });
});
