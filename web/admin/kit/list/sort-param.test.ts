import { expect, test } from 'vitest';
import { nextSort, parseSort } from './sort-param';

test('a minus sign sorts in descending order', () => {
  expect(parseSort('-createdAt')).toEqual({ id: 'createdAt', desc: true });
  expect(parseSort('totalAmount')).toEqual({ id: 'totalAmount', desc: false });
});

test('a header sorts ascending, then descending, then ascending again', () => {
  expect(nextSort('total', undefined)).toBe('total');
  expect(nextSort('total', parseSort('-date'))).toBe('total');
  expect(nextSort('total', parseSort('total'))).toBe('-total');
  expect(nextSort('total', parseSort('-total'))).toBe('total');
});
