import { expect, onTestFinished, test, vi } from 'vitest';
import { createTapGuard } from './tap-guard';

const SPOT = { detail: 1, clientX: 100, clientY: 600 };
const KEY = { detail: 0, clientX: 0, clientY: 0 };

/** A button stays on the board until a test removes it. */
const button = () => ({ isConnected: true });

function guard() {
  let timeStamp = 5_000;
  const isCounted = createTapGuard();
  return (passedMs: number, target = button(), tapped = SPOT) => {
    timeStamp += passedMs;
    return isCounted({ ...tapped, timeStamp }, target);
  };
}

test('after a moved ticket, whatever slides under the finger counts only after 700 ms', () => {
  const tap = guard();
  const accept = button();
  const line = button();
  expect(tap(0, accept)).toBe(true);
  accept.isConnected = false;
  expect(tap(300, line, { ...SPOT, clientY: 620 })).toBe(false);
  expect(tap(399, line)).toBe(false);
  expect(tap(1, line)).toBe(true);
});

test('a second tap on the same button counts only after 700 ms', () => {
  const tap = guard();
  const line = button();
  expect(tap(0, line)).toBe(true);
  expect(tap(699, line)).toBe(false);
  expect(tap(1, line)).toBe(true);
});

test('quick taps on one line after another count, and one on another ticket', () => {
  const tap = guard();
  expect(tap(0)).toBe(true);
  expect(tap(100, button(), { ...SPOT, clientY: 652 })).toBe(true);
  const accept = button();
  expect(tap(100, accept)).toBe(true);
  accept.isConnected = false;
  expect(tap(50, button(), { ...SPOT, clientX: 400 })).toBe(true);
});

test('the second half of a double click never counts, and a held key counts once', () => {
  const tap = guard();
  const accept = button();
  expect(tap(0, accept)).toBe(true);
  accept.isConnected = false;
  expect(tap(900, button(), { ...SPOT, detail: 2 })).toBe(false);
  const next = button();
  expect(tap(900, next, KEY)).toBe(true);
  next.isConnected = false;
  expect(tap(100, button(), KEY)).toBe(false);
});

test('a button that a drawer covered counts 700 ms after the finger, however slow the tablet was', () => {
  const tap = guard();
  const paid = button();
  const more = { detail: 1, clientX: 71, clientY: 621 };
  expect(tap(0, paid)).toBe(true);
  paid.isConnected = false;
  expect(tap(650, button(), more)).toBe(false);

  const lateTap = guard();
  const heard = vi.spyOn(performance, 'now').mockReturnValue(9_000);
  onTestFinished(() => heard.mockRestore());
  const latePaid = button();
  expect(lateTap(0, latePaid)).toBe(true);
  latePaid.isConnected = false;
  expect(lateTap(700, button(), more)).toBe(true);
});
