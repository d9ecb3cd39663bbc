import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ELLIPSIS, pageWindow } from './page-window';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, ELLIPSIS, 9]],
  [3, 9, [1, 2, 3, 4, ELLIPSIS, 9]],
  [5, 9, [1, ELLIPSIS, 4, 5, 6, ELLIPSIS, 9]],
  [4, 9, [1, 2, 3, 4, 5, ELLIPSIS, 9]],
  [9, 9, [1, ELLIPSIS, 8, 9]],
])('page %i of %i', (current, count, shown) => {
  expect(pageWindow(current, count)).toEqual(shown);
});

test('holds first, last, current and neighbours, in order, and never hides a single page', () => {
  const pages = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(pages, pages, (a, b) => {
      const [current, count] = [Math.min(a, b), Math.max(a, b)];
      const shown = pageWindow(current, count);
      const numbers = shown.filter((page) => page !== ELLIPSIS);
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      for (const page of [1, current - 1, current, current + 1, count]) {
        if (page >= 1 && page <= count) expect(numbers).toContain(page);
      }
      shown.forEach((page, index) => {
        if (page !== ELLIPSIS) return;
        expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
      });
    }),
  );
});
