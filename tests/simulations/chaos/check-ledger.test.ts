import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { randomOf } from '../random';
import { checkLedger } from './check-ledger';
import { sampleOrders } from './sample-orders';
import { type SampleShop, sampleShop } from './sample-shop';
import { VIOLATIONS } from './violations';

/** The names of the findings that are not empty. */
function found({ ledger, clientRecords }: SampleShop): string[] {
  const findings = Object.entries(checkLedger(ledger, clientRecords));
  return findings.filter(([, all]) => all.length > 0).map(([name]) => name);
}

test('a correct shop has no findings', () => {
  fc.assert(
    fc.property(sampleOrders, (orders) => {
      expect(found(sampleShop(orders))).toEqual([]);
    }),
  );
});

const violations = Object.entries(VIOLATIONS).flatMap(([finding, all]) =>
  Object.entries(all).map(([what, commit]) => ({ what, finding, commit })),
);

it.each(violations)('finds $what', ({ finding, commit }) => {
  fc.assert(
    fc.property(sampleOrders, (orders) => {
      const shop = sampleShop(orders);
      commit(shop);
      expect(found(shop)).toContain(finding);
    }),
    { numRuns: 20 },
  );
});

test('a seed and an actor repeat their random choices; another seed or actor does not', () => {
  const throws = (seed: number, actor: string) => {
    const random = randomOf(seed, actor);
    return Array.from({ length: 20 }, () => random.below(1000)).join();
  };
  expect(throws(1, 'staff')).toBe(throws(1, 'staff'));
  expect(throws(1, 'staff')).not.toBe(throws(2, 'staff'));
  expect(throws(1, 'staff')).not.toBe(throws(1, 'postgres'));
});
