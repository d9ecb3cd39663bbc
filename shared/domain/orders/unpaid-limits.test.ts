import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exceededLimit, GUESTS_LEAST_SHARE, guestsShare, type UnpaidLimit } from './unpaid-limits';

const holdings = fc.record({ items: fc.integer({ min: 1, max: 30 }), amount: fc.nat(300_000) });
const orders = fc.array(
  fc.tuple(holdings, fc.nat(1000)).map(([holding, freeAtMs]) => ({ ...holding, freeAtMs })),
  { maxLength: 8 },
);
const limits = fc.record({
  orders: fc.integer({ min: 1, max: 5 }),
  items: fc.integer({ min: 1, max: 60 }),
  amount: fc.integer({ min: 1, max: 500_000 }),
});

test('what fits keeps all limits, and what does not exceeds the one it names', () => {
  fc.assert(
    fc.property(orders, holdings, limits, (unpaid, added, limit) => {
      const all = [...unpaid, added];
      const sums: Required<UnpaidLimit> = {
        orders: all.length,
        items: all.reduce((sum, { items }) => sum + items, 0),
        amount: all.reduce((sum, { amount }) => sum + amount, 0),
      };
      const exceeded = exceededLimit(unpaid, added, limit);
      if (exceeded) expect(sums[exceeded.what]).toBeGreaterThan(exceeded.allowed);
      else expect([sums.orders <= limit.orders, sums.items <= limit.items]).toEqual([true, true]);
      expect(exceeded === undefined && sums.amount > limit.amount).toBe(false);
    }),
  );
});

test('after the time it names the order fits that limit, and not before', () => {
  fc.assert(
    fc.property(orders, holdings, limits, (unpaid, added, limit) => {
      const exceeded = exceededLimit(unpaid, added, limit);
      if (!exceeded) return;
      const { what, freeAtMs = Number.POSITIVE_INFINITY } = exceeded;
      const stillExceeds = (atMs: number) => {
        const left = unpaid.filter((order) => order.freeAtMs > atMs);
        return exceededLimit(left, added, { [what]: limit[what] }) !== undefined;
      };
      expect(stillExceeds(freeAtMs - 1)).toBe(true);
      expect(stillExceeds(freeAtMs)).toBe(freeAtMs === Number.POSITIVE_INFINITY);
    }),
  );
});

test('an order that is too large by itself never fits, and a limit that is missing is none', () => {
  const added = { items: 21, amount: 100 };
  const large = { what: 'items', allowed: 20, freeAtMs: undefined };
  expect(exceededLimit([{ ...added, freeAtMs: 5 }], added, { items: 20 })).toEqual(large);
  expect(exceededLimit([], { items: 1e6, amount: 1e9 }, { orders: 1 })).toBeUndefined();
});

test('guests never hold more of a product than is left to others, or five', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), fc.nat(100), (stock, held, wanted) => {
      const added = Math.min(wanted, stock);
      const fits = held + added <= Math.max(GUESTS_LEAST_SHARE, stock - added);
      expect(added === 0 || added <= guestsShare(stock, held)).toBe(added === 0 || fits);
    }),
  );
});
