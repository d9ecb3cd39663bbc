import { describe, expect, test } from 'vitest';
import type { Order } from '../../../api/order-from-wire';
import { isJustCancelled, isRunning } from './is-running';
import { usualItems } from './usual-items';

const item = (productId: string, quantity = 1, option?: string) => ({
  productId,
  quantity,
  customizations: option ? [{ section: 'milk', value: option }] : [],
});
const order = (id: string, ...items: object[]) => ({ id, status: 'delivered', items }) as Order;

describe('the usual order', () => {
  const [tea, waffle, oat] = [item('tea'), item('waffle', 2), item('tea', 1, 'oat')];

  test('is the most frequent set of dishes, in its newest order', () => {
    const orders = [
      order('5', tea),
      order('4', waffle, tea),
      order('3', tea, waffle),
      order('2', oat),
      order('1', item('waffle')),
    ];
    expect(usualItems(orders)).toEqual({ order: orders[1], isUsual: true });
  });

  test('is the last order as long as none was repeated', () => {
    const orders = [order('3', oat), order('2', tea), order('1', item('tea', 2))];
    expect(usualItems(orders)).toEqual({ order: orders[0], isUsual: false });
  });

  test('is never one that was cancelled', () => {
    const cancelled: Order = { ...order('2', tea), status: 'cancelled' };
    expect(usualItems([cancelled])).toBeUndefined();
    expect(usualItems([cancelled, order('1', waffle)])?.order.id).toBe('1');
  });
});

test('an order runs until it is over, or was forgotten for hours after its promise', () => {
  const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const placed = { status: 'placed', promisedUntil: at(5) } as const;
  expect(isRunning(placed, Date.parse(at(10)))).toBe(true);
  expect(isRunning(placed, Date.parse(at(11)))).toBe(false);
  expect(isRunning({ ...placed, status: 'delivered' }, Date.parse(at(5)))).toBe(false);
});

test('a cancellation is told for an hour, but not to the customer who cancelled', () => {
  const at = (time: string) => `2026-11-22T${time}:00.000Z`;
  const cancelled = {
    status: 'cancelled',
    cancelReason: 'closed',
    statusUpdates: [
      { status: 'placed', timestamp: at('04:00') },
      { status: 'cancelled', timestamp: at('04:30') },
    ],
  } as const;
  expect(isJustCancelled({ ...cancelled, statusUpdates: [] }, Date.parse(at('05:00')))).toBe(false);
  const order = { ...cancelled, statusUpdates: [...cancelled.statusUpdates] };
  expect(isJustCancelled(order, Date.parse(at('05:29')))).toBe(true);
  expect(isJustCancelled(order, Date.parse(at('05:30')))).toBe(false);
  const own = { ...order, cancelReason: 'by-customer' } as const;
  expect(isJustCancelled(own, Date.parse(at('05:00')))).toBe(false);
});
