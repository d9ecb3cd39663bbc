import { expect, test } from 'vitest';
import type { NewestOrder } from '../../../shared/contract/orders-contract';
import { browserTabs } from '../../../tests/support/browser-tabs';
import { createSeenOrders, unseenOrders, withSeen } from './seen-orders';

const order = (id: string, status: NewestOrder['status'] = 'placed'): NewestOrder => ({
  id,
  status,
  createdAt: '2026-04-15T06:30:00.000Z',
});

test('a placed order that was not seen is new; one that is being prepared is not', () => {
  const newest = [order('D'), order('C', 'preparing'), order('B'), order('A')];
  expect(unseenOrders(newest, ['A'])).toEqual(['D', 'B']);
});

test('an order that arrives late is new, even if a later one was seen', () => {
  expect(unseenOrders([order('C'), order('B'), order('A')], ['A', 'C'])).toEqual(['B']);
});

test('only ids among the newest orders are stored', () => {
  expect(withSeen([order('D'), order('C')], ['A', 'C'], ['D', 'X'])).toEqual(['D', 'C']);
});

test('ids are stored with a version, and read again', () => {
  const { tab } = browserTabs();
  expect(createSeenOrders(tab()).get()).toBeUndefined();
  createSeenOrders(tab()).set({ ids: ['A'] });
  expect(JSON.parse(tab().read() ?? '')).toEqual({ version: 1, ids: ['A'] });
  expect(createSeenOrders(tab()).get()).toEqual({ ids: ['A'] });
});

test('the list that earlier versions stored is migrated; anything else is dropped', () => {
  const { tab } = browserTabs();
  tab().write('["A",1]');
  expect(createSeenOrders(tab()).get()).toEqual({ ids: ['A'] });
  for (const unknown of ['{', '{"a":1}', '{"version":1}', '7']) {
    tab().write(unknown);
    expect(createSeenOrders(tab()).get()).toBeUndefined();
    expect(tab().read()).toBeUndefined();
  }
});
