import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSure, matchCredits } from '../../../server/money/statements/match-credits';
import { readStatement } from '../../../server/money/statements/read/read-statement';
import { BANKS, bankFile } from './bank-files';
import { matchDays } from './match-days';
import { paidDays } from './paid-days';

test('every sure match is right, and most payments with a code are sure', () => {
  const outcomes = [...matchDays(3).values()];
  const sum = (of: keyof (typeof outcomes)[number]) =>
    outcomes.reduce((total, outcome) => total + outcome[of], 0);
  expect(sum('credits')).toBeGreaterThan(10_000);
  expect(sum('sure')).toBeGreaterThan(8000);
  expect(sum('right')).toBe(sum('sure'));
  for (const { plain, plainSure } of outcomes) expect(plainSure / plain).toBeGreaterThan(0.95);
});

test('no sure match uses a credit twice, or pays an order twice', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.constantFrom(...BANKS), (seed, bank) => {
      const { orders, book } = paidDays(seed);
      const file = bankFile(bank, [...book, ...book]);
      const read = readStatement(file, { named: new Map(), today: '2026-11-22' });
      if (!('credits' in read)) throw new Error('unknown header');
      const sure = matchCredits(read.credits, orders).filter(isSure);
      const keys = sure.map(({ credit }) => credit.key);
      expect(new Set(keys).size).toBe(keys.length);
      const paid = sure.flatMap(({ pays }) => pays.map(({ orderId }) => orderId));
      expect(new Set(paid).size).toBe(paid.length);
      const totals = new Map(orders.map(({ id, total }) => [id, total]));
      for (const { credit, pays } of sure) {
        expect(pays).toEqual([{ orderId: pays[0]?.orderId, amount: credit.amount }]);
        expect(totals.get(pays[0]?.orderId ?? '')).toBe(credit.amount);
      }
    }),
    { numRuns: 4 },
  );
});
