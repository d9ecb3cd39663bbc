import { expect, test } from 'vitest';
import { nextSort, readSort } from './sort-text';

test('a minus sign sorts downwards', () => {
  expect(readSort('-createdAt')).toEqual({ id: 'createdAt', desc: true });
  expect(readSort('totalAmount')).toEqual({ id: 'totalAmount', desc: false });
});

test('a header sorts upwards, then downwards, then upwards again', () => {
  expect(nextSort('total', undefined)).toBe('total');
  expect(nextSort('total', readSort('-date'))).toBe('total');
  expect(nextSort('total', readSort('total'))).toBe('-total');
  expect(nextSort('total', readSort('-total'))).toBe('total');
});
