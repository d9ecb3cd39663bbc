import { beforeEach, expect, test, vi } from 'vitest';
import { countingChoice, mayCount } from './counting-consent';
import {
  answerCounting,
  countingQuestion,
  isCountingAsked,
  noteAsked,
  noteOrder,
  noteVisit,
} from './counting-question';

const START = Date.parse('2026-04-15T06:30:00Z');
const visitAfter = (minutes: number) => noteVisit(new Date(START + minutes * 60_000));

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  countingChoice.clear();
  countingQuestion.clear();
  return () => vi.unstubAllGlobals();
});

test('a visitor is asked at the third visit, and pages of one visit count once', () => {
  for (const minutes of [0, 29, 58, 100]) visitAfter(minutes);
  expect(isCountingAsked()).toBe(false);
  visitAfter(130);
  expect(isCountingAsked()).toBe(true);
});

test('or after an order', () => {
  visitAfter(0);
  noteOrder();
  expect(isCountingAsked()).toBe(true);
});

test('once, and nothing is counted without an answer', () => {
  noteOrder();
  noteAsked();
  expect([isCountingAsked(), mayCount()]).toEqual([false, false]);
  for (const day of [1, 2, 3]) visitAfter(day * 1440);
  expect(isCountingAsked()).toBe(false);
});

test.each([true, false])('the answer %j is kept', (allowed) => {
  noteOrder();
  answerCounting(allowed);
  expect([isCountingAsked(), mayCount()]).toEqual([false, allowed]);
});

test('a browser that objects is not asked', () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' });
  noteOrder();
  expect(isCountingAsked()).toBe(false);
});
