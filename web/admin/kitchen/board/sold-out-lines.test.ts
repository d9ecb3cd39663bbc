import { expect, test } from 'vitest';
import { ticket, ticketLine } from '../../../../tests/support/kitchen/sample-tickets';
import { soldOutDishes, stillNeededWords } from './sold-out-lines';

const lines = [
  ticketLine(1, 'Waffle', 1),
  ticketLine(2, 'Waffle', 2),
  ticketLine(3, 'Coffee', 1, { categoryId: 'drinks' }),
];
const waffle = { kind: 'product', id: 'Waffle' } as const;
const drinks = { kind: 'category', id: 'drinks' } as const;

test('a ticket says which of its dishes are sold out, until they are made', () => {
  expect(soldOutDishes(ticket('A', { lines }), [waffle, drinks])).toEqual(['Waffle', 'Coffee']);
  expect(soldOutDishes(ticket('A', { lines }), [{ kind: 'option', id: 'Waffle' }])).toEqual([]);
  expect(soldOutDishes(ticket('A', { lines, stage: 'ready' }), [waffle])).toEqual([]);
  const made = [ticketLine(1, 'Waffle', 1, { isDone: true })];
  expect(soldOutDishes(ticket('A', { lines: made }), [waffle])).toEqual([]);
});

test('before a dish is marked sold out, staff read which orders still need it', () => {
  const tickets = [12, 15, 18].map((number) => ticket(String(number), { number, lines }));
  expect(stillNeededWords(tickets, [waffle])).toBe('Orders 12, 15 and 18 still need it.');
  expect(stillNeededWords(tickets.slice(1, 2), [drinks])).toBe('Order 15 still needs it.');
  expect(stillNeededWords(tickets, [])).toBeUndefined();
});
