import { describe, expect, test } from 'vitest';
import type { SlotChoice } from '../../../../shared/domain/orders/slots';
import { choicesByDay, slotOf, slotProblem } from './slot-choice';

const [ONE, TWO, NEXT_DAY] = [
  '2026-04-15T07:45:00.000Z',
  '2026-04-15T08:00:00.000Z',
  '2026-04-16T04:30:00.000Z',
] as const;
const choice = (startsAt: string, isFull = false): SlotChoice => ({
  startsAt,
  endsAt: startsAt,
  isFull,
});
const CHOICES = [choice(ONE, true), choice(TWO), choice(NEXT_DAY)];
const wish = { wanted: null, choices: CHOICES, isOnlyLater: false };

describe('the slot of an order', () => {
  test.each([
    ['as soon as possible', {}, null, undefined],
    ['a chosen slot', { wanted: TWO }, TWO, undefined],
    [
      'a slot that is full',
      { wanted: ONE },
      ONE,
      'This time is full now. Please choose another one.',
    ],
    [
      'a slot that is over',
      { wanted: '2026-04-15T07:30:00.000Z' },
      '2026-04-15T07:30:00.000Z',
      'This time is no longer available. Please choose another one.',
    ],
    [
      'a chosen slot while the times are not known',
      { wanted: ONE, choices: undefined },
      ONE,
      undefined,
    ],
    ['the first free one while the shop is closed', { isOnlyLater: true }, TWO, undefined],
    [
      'none while the shop is closed and the times are not known',
      { isOnlyLater: true, choices: undefined },
      null,
      'Please choose a time.',
    ],
    [
      'none while the shop is closed and all are full',
      { isOnlyLater: true, choices: [choice(ONE, true)] },
      null,
      'No time is free. Please try again later.',
    ],
  ] as const)('%s', (_name, changes, slotAt, problem) => {
    expect(slotOf({ ...wish, ...changes })).toBe(slotAt);
    expect(slotProblem({ ...wish, ...changes })).toBe(problem);
  });
});

test('the choices are listed by day', () => {
  const days = choicesByDay(CHOICES, new Date('2026-04-15T06:30:00.000Z'));
  expect([...days]).toEqual([
    ['today', CHOICES.slice(0, 2)],
    ['tomorrow', CHOICES.slice(2)],
  ]);
});
