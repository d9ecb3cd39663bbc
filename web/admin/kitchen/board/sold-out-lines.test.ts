import { expect, test } from 'vitest';
import { ticket, ticketLine } from '../../../../tests/support/kitchen/sample-tickets';
import { soldOutDishes } from './sold-out-lines';

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
