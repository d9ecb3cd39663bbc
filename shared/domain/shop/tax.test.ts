import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containedTax, taxStanding } from './tax';

test('5% in ₹105.00 is ₹2.50 and ₹2.50 on ₹100.00', () => {
  expect(containedTax(10_500, 5)).toEqual({ taxable: 10_000, cgst: 250, sgst: 250 });
});

test('amounts that do not divide are rounded to the nearest paisa', () => {
  expect(containedTax(34_800, 5)).toEqual({ taxable: 33_142, cgst: 829, sgst: 829 });
  expect(containedTax(1, 5)).toEqual({ taxable: 1, cgst: 0, sgst: 0 });
  expect(containedTax(10_000, 0)).toEqual({ taxable: 10_000, cgst: 0, sgst: 0 });
});

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const rate = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

test('the parts add up to the total, the halves are equal, and nothing is below 0', () => {
  fc.assert(
    fc.property(amount, rate, (total, percent) => {
      const { taxable, cgst, sgst } = containedTax(total, percent);
      expect(taxable + cgst + sgst).toBe(total);
      expect(cgst).toBe(sgst);
      expect(Math.min(taxable, cgst)).toBeGreaterThanOrEqual(0);
      expect([taxable, cgst].every(Number.isSafeInteger)).toBe(true);
    }),
  );
});

test('each half is its rate of the taxable value to within a paisa', () => {
  fc.assert(
    fc.property(amount, rate, (total, percent) => {
      const { taxable, cgst } = containedTax(total, percent);
      expect(Math.abs((taxable * percent) / 200 - cgst)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a larger total never contains less tax', () => {
  fc.assert(
    fc.property(amount, fc.nat(10_000), rate, (total, more, percent) => {
      const less = containedTax(total, percent).cgst;
      expect(containedTax(total + more, percent).cgst).toBeGreaterThanOrEqual(less);
    }),
  );
});

test('only a registered cafe with a rate shows tax', () => {
  expect(taxStanding('', 5)).toBe('unregistered');
  expect(taxStanding('11ABCDE1234F1Z5', 5)).toBe('regular');
  expect(taxStanding('11ABCDE1234F1Z5', 0)).toBe('composition');
});
