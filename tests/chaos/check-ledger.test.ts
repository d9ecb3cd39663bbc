import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { BREACHES } from './breaches';
import { checkLedger } from './check-ledger';
import { diceOf } from './dice';
import { madeUpOrders } from './made-up-orders';
import { type MadeUpShop, madeUpShop } from './made-up-shop';

/** The names of what was found. */
function found({ ledger, testimony }: MadeUpShop): string[] {
  const findings = Object.entries(checkLedger(ledger, testimony));
  return findings.filter(([, all]) => all.length > 0).map(([name]) => name);
}

test('nothing is found in a shop where all is as it has to be', () => {
  fc.assert(
    fc.property(madeUpOrders, (orders) => {
      expect(found(madeUpShop(orders))).toEqual([]);
    }),
  );
});

it.each(BREACHES)('finds %s', (_what, finding, commit) => {
  fc.assert(
    fc.property(madeUpOrders, (orders) => {
      const shop = madeUpShop(orders);
      commit(shop);
      expect(found(shop)).toContain(finding);
    }),
    { numRuns: 20 },
  );
});

test('the same seed throws the same dice, another one and another actor do not', () => {
  const throws = (seed: number, actor: string) => {
    const dice = diceOf(seed, actor);
    return Array.from({ length: 20 }, () => dice.below(1000)).join();
  };
  expect(throws(1, 'staff')).toBe(throws(1, 'staff'));
  expect(throws(1, 'staff')).not.toBe(throws(2, 'staff'));
  expect(throws(1, 'staff')).not.toBe(throws(1, 'postgres'));
});
