import { expect, test } from 'vitest';
import { changeInPercent, daysOfSpan, presetSpan } from './report-days';

test.each([
  [45, 40, 13],
  [40, 45, -11],
  [0, 12, -100],
  [1000.4, 1000, 0],
  [999.9, 1000, 0],
  [5, 0, undefined],
  [0, 0, undefined],
])('%d after %d is a change of %s percent', (current, previous, change) => {
  expect(changeInPercent(current, previous)).toBe(change);
});

test.each([
  ['today', '2026-04-15', '2026-04-15', '2026-04-15'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  // A Wednesday, a Monday and a Sunday.
  ['this-week', '2026-04-15', '2026-04-13', '2026-04-15'],
  ['this-week', '2026-04-13', '2026-04-13', '2026-04-13'],
  ['this-week', '2026-04-19', '2026-04-13', '2026-04-19'],
  ['this-month', '2026-04-15', '2026-04-01', '2026-04-15'],
  ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last-month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['this-year', '2026-03-31', '2025-04-01', '2026-03-31'],
  ['this-year', '2026-04-01', '2026-04-01', '2026-04-01'],
] as const)('%s of %s is %s to %s', (preset, today, from, to) => {
  expect(presetSpan(preset, today)).toEqual({ from, to });
});

test('a span counts both of its ends', () => {
  expect(daysOfSpan({ from: '2027-04-01', to: '2028-03-31' })).toBe(366);
  expect(daysOfSpan({ from: '2026-04-02', to: '2026-04-01' })).toBe(0);
});
