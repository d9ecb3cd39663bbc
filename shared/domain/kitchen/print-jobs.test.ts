import { expect, test } from 'vitest';
import { counterLabel, waitingSentence } from './print-jobs';

test('a ticket is called by its number, or by the end of its order’s id', () => {
  expect(counterLabel('4KX9TQ2M', 42)).toBe('#42');
  expect(counterLabel('4KX9TQ2M', null)).toBe('#Q2M');
});

test.each([
  ['paper-out', ['#42'], 'Out of paper: ticket #42 waits.'],
  ['cover-open', ['#42', '#43'], 'Cover open: tickets #42 and #43 wait.'],
  ['offline', ['#1', '#2', '#3'], 'Switched off or not connected: 3 tickets wait.'],
] as const)('%s with %j: %s', (problem, labels, sentence) => {
  expect(waitingSentence(problem, labels)).toBe(sentence);
});
