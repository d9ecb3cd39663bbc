import { expect, test } from 'vitest';
import { createTapGuard } from './tap-guard';

const SPOT = { detail: 1, clientX: 100, clientY: 600 };

function guard() {
  let now = 0;
  const isCounted = createTapGuard(() => now);
  return (passedMs: number, tapped = SPOT) => {
    now += passedMs;
    return isCounted(tapped);
  };
}

test('a second tap on the same spot counts only after 700 ms', () => {
  const tap = guard();
  expect(tap(0)).toBe(true);
  expect(tap(300, { ...SPOT, clientY: 620 })).toBe(false);
  expect(tap(399)).toBe(false);
  expect(tap(1)).toBe(true);
});

test('a quick tap on another ticket counts', () => {
  const tap = guard();
  expect(tap(0)).toBe(true);
  expect(tap(50, { ...SPOT, clientX: 400 })).toBe(true);
});

test('the second half of a double click never counts, and a held key counts once', () => {
  const tap = guard();
  expect(tap(0)).toBe(true);
  expect(tap(900, { ...SPOT, detail: 2 })).toBe(false);
  const key = { detail: 0, clientX: 0, clientY: 0 };
  expect(tap(900, key)).toBe(true);
  expect(tap(100, key)).toBe(false);
});
