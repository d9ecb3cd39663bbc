import { expect, test } from 'vitest';
import { ticket, ticketLine } from '../../../../tests/support/kitchen/sample-tickets';
import { dishesToMake } from './to-make';

const tickets = [
  ticket('A', {
    lines: [ticketLine(1, 'Waffle', 3), ticketLine(2, 'Coffee', 9, { station: 2 })],
  }),
  ticket('B', {
    stage: 'preparing',
    lines: [ticketLine(1, 'Waffle', 4), ticketLine(2, 'Waffle', 5, { isDone: true })],
  }),
  ticket('C', { stage: 'ready', lines: [ticketLine(1, 'Waffle', 8)] }),
];

test('the counts add up what is neither ready nor ticked off, the most first', () => {
  expect(dishesToMake(tickets, () => true)).toEqual([
    { name: 'Coffee', quantity: 9, tickets: 1 },
    { name: 'Waffle', quantity: 7, tickets: 2 },
  ]);
});

test('a station counts only its own dishes', () => {
  expect(dishesToMake(tickets, ({ station }) => station === 2)).toEqual([
    { name: 'Coffee', quantity: 9, tickets: 1 },
  ]);
});
