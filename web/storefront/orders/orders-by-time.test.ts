import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/order-from-wire';
import { ordersByTime } from './use-orders';

/** An order with this id, placed on this day of the month. */
const order = (id: string, day: number) =>
  ({ id, createdAt: new Date(Date.UTC(2026, 4, day)).toISOString() }) as Order;
const ids = (orders: Order[]) => orders.map(({ id }) => id).join(' ');

describe('a customer’s orders and the guest orders of the device', () => {
  const own = [order('D', 20), order('C', 19), order('A', 10)];
  const guests = [order('b', 15), order('e', 21), order('0', 1)];

  it('are one list, newest first', () => {
    expect(ids(ordersByTime(own, false, guests))).toBe('e D C b A 0');
    expect(ids(ordersByTime([], false, guests))).toBe('e b 0');
    expect(ids(ordersByTime(own, false, []))).toBe('D C A');
  });

  it('keep their places when older orders of the customer load', () => {
    expect(ids(ordersByTime(own.slice(0, 2), true, guests))).toBe('e D C');
    expect(ids(ordersByTime(own, true, guests))).toBe('e D C b A');
  });

  it('contain each order once, and keep the order of equal times', () => {
    const twins = [order('y', 20), order('x', 20)];
    expect(ids(ordersByTime(twins, false, [order('x', 20), order('w', 20)]))).toBe('y x w');
  });
});
