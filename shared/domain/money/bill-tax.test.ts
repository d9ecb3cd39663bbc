import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from '../platform/share-out';
import { creditedTax, owedCredit, splitTax, sumTax, type TaxedAmount, taxGroups } from './bill-tax';

const rate = fc.constantFrom<number>(0, 25, 300, 500, 1200, 1800, 2800, 4000, 5000);
const paise = fc.integer({ min: 1, max: 10_000_000 });
const amounts = fc.array(
  fc.record<TaxedAmount>({
    code: fc.constantFrom('996331', '2202', '2106'),
    rate,
    quantity: fc.integer({ min: 1, max: 20 }),
    amount: paise,
  }),
  { minLength: 1, maxLength: 12 },
);

test.each([
  // ₹105 at 5% is ₹100 and 2 × ₹2.50.
  [10_500, 500, { taxable: 10_000, cgst: 250, sgst: 250, roundOff: 0 }],
  [28_000, 4000, { taxable: 20_000, cgst: 4000, sgst: 4000, roundOff: 0 }],
  [4000, 0, { taxable: 4000, cgst: 0, sgst: 0, roundOff: 0 }],
  // 1.90 + 2 × 0.05 is ₹2.00, 1.92 + 2 × 0.05 is ₹2.02; nothing makes ₹2.01 without a round-off.
  [201, 500, { taxable: 191, cgst: 5, sgst: 5, roundOff: 0 }],
  [62, 500, { taxable: 59, cgst: 1, sgst: 1, roundOff: 1 }],
])('%i paise at %i', (amount, at, split) => {
  expect(splitTax(amount, at)).toEqual(split);
});

test('the halves are equal, follow the taxable value, and the parts add up', () => {
  fc.assert(
    fc.property(paise, rate, (amount, at) => {
      const { taxable, cgst, sgst, roundOff } = splitTax(amount, at);
      expect(cgst).toBe(sgst);
      expect(taxable + cgst + sgst + roundOff).toBe(amount);
      expect(cgst).toBe(Math.round((taxable * at) / 20_000));
      expect(Math.abs(roundOff)).toBeLessThanOrEqual(1);
    }),
  );
});

test('the groups of a bill add up to its total, with a discount or a surcharge', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: -100, max: 100 }), (lines, percent) => {
      const sum = lines.reduce((all, { amount }) => all + amount, 0);
      const adjustment = Math.round((sum * percent) / 100);
      const groups = taxGroups(lines, adjustment);
      expect(sumTax(groups).amount).toBe(sum + adjustment);
      expect(new Set(groups.map(({ code, rate: at }) => `${code} ${at}`)).size).toBe(groups.length);
      for (const { amount, taxable, cgst, sgst, roundOff } of groups) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(taxable + cgst + sgst + roundOff).toBe(amount);
      }
    }),
  );
});

test('shares add up', () => {
  expect(shareOut(-100, [1, 1, 1])).toEqual([-33, -34, -33]);
  expect(shareOut(5, [0, 0])).toEqual([5, 0]);
});

test('credit notes for all of a group add up to its tax', () => {
  fc.assert(
    fc.property(
      paise,
      rate,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
      (sum, at, cuts) => {
        const billed = { code: '1', rate: at, quantity: 3, amount: sum, ...splitTax(sum, at) };
        const ends = [...cuts.map((cut) => Math.round(sum * cut)).sort((a, b) => a - b), sum];
        const notes: (typeof billed)[] = [];
        for (const end of ends) {
          const credited = { ...billed, ...sumTax(notes) };
          notes.push(creditedTax(billed, credited, { amount: end - credited.amount, units: 3 }));
        }
        const { code: _, rate: __, ...whole } = billed;
        expect(sumTax(notes)).toEqual(whole);
      },
    ),
  );
});

test.each([
  ['a cancelled order', { isCancelled: true, refunded: 0, kept: 100 }, 100],
  ['a full refund', { isCancelled: false, refunded: 100, kept: 0 }, 100],
  ['a part refund', { isCancelled: false, refunded: 30, kept: 70 }, 30],
  [
    'money paid above the total that was returned',
    { isCancelled: false, refunded: 50, kept: 100 },
    0,
  ],
  ['an order that is not paid', { isCancelled: false, refunded: 0, kept: 0 }, 0],
])('%s is credited', (_what, order, credit) => {
  expect(owedCredit({ total: 100, ...order })).toBe(credit);
});
