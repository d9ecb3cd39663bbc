import fc from 'fast-check';
import { expect, it } from 'vitest';
import { equalParts, MOST_PAYERS } from './equal-parts';

it('equal parts add up to the bill, and differ by a paisa at most', () => {
  expect(equalParts(10_000, 3)).toEqual([3334, 3333, 3333]);
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  const people = fc.integer({ min: 1, max: MOST_PAYERS });
  fc.assert(
    fc.property(amount, people, (bill, count) => {
      const parts = equalParts(bill, count);
      expect(parts).toHaveLength(count);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(bill);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});

it('who pays later pays the same, if the rest is parted again after each payment', () => {
  for (let left = 10_001, people = 6; people > 0; people -= 1) {
    const [part = 0] = equalParts(left, people);
    expect(part).toBe(people > 1 ? 1667 : 1666);
    left -= part;
  }
});
