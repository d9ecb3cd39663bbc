import { expect, test } from 'vitest';
import { lastMonths, monthIn } from './bill-months';

test('the last months go back two years, over the new year', () => {
  const months = lastMonths('2026-01-31');
  expect([months.length, ...months.slice(0, 2), months.at(-1)]).toEqual([
    24,
    '2026-01',
    '2025-12',
    '2024-02',
  ]);
});

test.each([
  ['month=2025-12', '2025-12'],
  ['', '2026-01'],
  ['month=1999-01', '2026-01'],
])('the address %j shows %s', (query, month) => {
  expect(monthIn(new URLSearchParams(query), '2026-01-31')).toBe(month);
});
