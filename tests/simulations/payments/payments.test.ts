import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isSure } from '../../../server/money/statements/match-credits';
import { BANKS } from './bank-files';
import { matchDays, matchFile } from './match-days';
import { paidDays, type TrueCredit } from './paid-days';

// Thousands of credits take a busy machine longer than other tests.
vi.setConfig({ testTimeout: 60_000 });

test('every sure match is right, and most payments with a code are sure', () => {
  const outcomes = [...matchDays(2).values()];
  const sum = (of: keyof (typeof outcomes)[number]) =>
    outcomes.reduce((total, outcome) => total + outcome[of], 0);
  expect(sum('credits')).toBeGreaterThan(18_000);
  expect(sum('sure')).toBeGreaterThan(11_000);
  expect(sum('right')).toBe(sum('sure'));
  for (const { plain, plainSure } of outcomes) expect(plainSure / plain).toBeGreaterThan(0.97);
});

test('every row of every layout is read, and what failed or went back is in none of the matches', () => {
  for (const bank of BANKS) {
    const { orders, book } = paidDays(7);
    const { read, booked, matches } = matchFile(bank, book, orders);
    expect(read.unread).toEqual([]);
    expect(new Set(read.leftOut.map(({ reason }) => reason))).not.toContain('balance');
    expect(matches.length + read.repeated).toBe(
      [...booked.values()].filter(({ amount, state }) => {
        const isListed = bank !== 'Report to merchants' || state === 'booked';
        return amount > 0 && isListed;
      }).length,
    );
    const sure = matches.filter(isSure).map(({ credit }) => booked.get(credit.line)?.state);
    expect(new Set(sure)).toEqual(new Set(['booked']));
  }
});

test('rows with an empty cell too few or too many are never taken for another payment', () => {
  const banks = BANKS.filter((bank) => bank !== 'HDFC as text');
  fc.assert(
    fc.property(
      fc.nat(1e6),
      fc.constantFrom(...banks),
      fc.constantFrom([',,', ','], [', ,', ','], [',', ',,'], [',-,', ','], [',0.00,', ',']),
      (seed, bank, [from = '', to = '']) => {
        const { orders, book } = paidDays(seed);
        const spoil = (text: string) =>
          text
            .split('\r\n')
            .map((line, at) => (at > 6 && at % 5 === 0 ? line.replace(from, to) : line))
            .join('\r\n');
        const { booked, matches } = matchFile(bank, book, orders, spoil);
        for (const { credit, pays } of matches.filter(isSure)) {
          const known = booked.get(credit.line) as TrueCredit | undefined;
          expect(credit.amount).toBe(known?.amount);
          expect(known?.orderIds).toContain(pays[0]?.orderId);
        }
      },
    ),
    { numRuns: 15 },
  );
});

test('no sure match uses a credit twice, or pays an order twice', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.constantFrom(...BANKS), (seed, bank) => {
      const { orders, book } = paidDays(seed);
      const sure = matchFile(bank, [...book, ...book], orders).matches.filter(isSure);
      const keys = sure.map(({ credit }) => credit.key);
      expect(new Set(keys).size).toBe(keys.length);
      const owed = new Map(orders.map(({ id, total }) => [id, total]));
      for (const { credit, pays } of sure) {
        const [{ orderId, amount, tip } = { orderId: '', amount: 0, tip: 0 }, ...more] = pays;
        expect([amount + tip, more]).toEqual([credit.amount, []]);
        owed.set(orderId, (owed.get(orderId) ?? 0) - amount);
      }
      for (const { id, total, marked } of orders) {
        const left = owed.get(id) ?? 0;
        // Parts that nobody marked are sure together, or not at all.
        if (marked.length > 0) expect(left).toBeGreaterThanOrEqual(0);
        else expect([0, total]).toContain(left);
      }
    }),
    { numRuns: 6 },
  );
});
