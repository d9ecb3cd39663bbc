import { expect, test } from 'vitest';
import { outcomeOf, replayAll } from './replay-days';

test('promises are kept in replayed days', () => {
  const replayed = replayAll(8);
  const of = (name: Parameters<typeof replayed.get>[0]) => outcomeOf(replayed.get(name) ?? []);
  const quiet = of('A quiet day');
  expect(quiet.kept).toBeGreaterThan(0.9);
  expect(Math.round(quiet.width)).toBeLessThanOrEqual(10);
  const rush = of('A rush');
  expect(rush.kept).toBeGreaterThan(0.8);
  expect(rush.kept).toBeGreaterThan(rush.keptIn30Minutes);
  // A window that is far away would be easy to keep.
  expect(quiet.promised - quiet.took).toBeLessThan(12);
  expect(rush.promised - rush.took).toBeLessThan(16);
  expect(of('The first quiet day of a new shop').kept).toBeGreaterThan(0.85);
  const quick = of('30 orders in 10 minutes, dishes take 0.4 of the time');
  expect(quick.kept).toBeGreaterThan(0.9);
  expect(quick.promised - quick.took).toBeLessThan(70);
  expect(of('30 orders in 10 minutes, dishes take their time').kept).toBeGreaterThan(0.9);
  expect(of('30 orders in 10 minutes, dishes take 1.3 of the time').kept).toBeGreaterThan(0.85);
  const closing = of('The quick one, closing at 1:29 pm');
  expect(closing.kept).toBeGreaterThan(0.9);
  const slowClosing = of('The slow one, closing at 1:29 pm');
  expect(slowClosing.kept).toBeGreaterThan(0.75);
  expect(closing.afterClosing + slowClosing.afterClosing).toBe(0);
});

test('a replay repeats', () => {
  expect(replayAll(1)).toEqual(replayAll(1));
});
