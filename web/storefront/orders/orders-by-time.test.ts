import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/order-from-wire';
import { ordersByTime } from './use-orders';

/** An order of that id, placed on that day of a month. */
const order = (id: string, day: number) =>
  ({ id, createdAt: new Date(Date.UTC(2026, 4, day)).toISOString() }) as Order;
const ids = (orders: Order[]) => orders.map(({ id }) => id).join(' ');

describe('a customer’s orders and a guest’s of this device', () => {
  const own = [order('D', 20), order('C', 19), order('A', 10)];
  const guests = [order('b', 15), order('e', 21), order('0', 1)];

  it('are one list, newest first', () => {
    expect(ids(ordersByTime(own, false, guests))).toBe('e D C b A 0');
    expect(ids(ordersByTime([], false, guests))).toBe('e b 0');
    expect(ids(ordersByTime(own, false, []))).toBe('D C A');
  });

  it('keep their places when older ones of the customer come', () => {
    expect(ids(ordersByTime(own.slice(0, 2), true, guests))).toBe('e D C');
    expect(ids(ordersByTime(own, true, guests))).toBe('e D C b A');
  });

  it('hold each order once, and leave those of one moment in their order', () => {
    const twins = [order('y', 20), order('x', 20)];
    expect(ids(ordersByTime(twins, false, [order('x', 20), order('w', 20)]))).toBe('y x w');
  });
});
