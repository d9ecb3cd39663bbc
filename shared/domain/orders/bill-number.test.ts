import fc from 'fast-check';
import { expect, test } from 'vitest';
import { financialYear } from '../platform/report-days';
import { billNumber, creditNoteNumber } from './bill-number';

test.each([
  ['2026-04-01', '2026-27'],
  ['2027-03-31', '2026-27'],
  ['2027-04-01', '2027-28'],
  ['2026-01-01', '2025-26'],
  ['2099-12-31', '2099-00'],
])('%s is in the financial year %s', (date, year) => {
  expect(financialYear(date)).toBe(year);
});

test('a serial number has at most 16 characters, all of them allowed', () => {
  expect(billNumber('2026-27', 123)).toBe('2026-27/000123');
  expect(creditNoteNumber('2026-27', 123)).toBe('CN26-27/000123');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (number) => {
      expect(billNumber('2026-27', number)).toMatch(/^[0-9/-]{1,16}$/);
      expect(creditNoteNumber('2026-27', number)).toMatch(/^[A-Z0-9/-]{1,16}$/);
      expect(billNumber('2026-27', number)).not.toBe(billNumber('2026-27', number + 1));
    }),
  );
});
