import { expect, test } from 'vitest';
import type { NewestOrder } from '../../../shared/contract/orders-contract';
import { parseSeen, unseenOrders, withSeen } from './seen-orders';

const order = (id: string, status: NewestOrder['status'] = 'placed'): NewestOrder => ({
  id,
  status,
  createdAt: '2026-04-15T06:30:00.000Z',
});

test('an unseen order is new until someone has begun it', () => {
  const newest = [order('D'), order('C', 'preparing'), order('B'), order('A')];
  expect(unseenOrders(newest, new Set(['A']))).toEqual(['D', 'B']);
});

test('an order that arrives late is new although a later one was seen', () => {
  expect(unseenOrders([order('C'), order('B'), order('A')], new Set(['A', 'C']))).toEqual(['B']);
});

test('only ids among the newest orders are stored', () => {
  const newest = [order('D'), order('C')];
  expect([...withSeen(newest, new Set(['A', 'C']), ['D', 'X'])]).toEqual(['D', 'C']);
});

test('invalid stored data is ignored', () => {
  expect(parseSeen(undefined)).toBeUndefined();
  expect(parseSeen('{')).toBeUndefined();
  expect(parseSeen('{"a":1}')).toBeUndefined();
  expect(parseSeen('["A",1]')).toEqual(new Set(['A']));
});
