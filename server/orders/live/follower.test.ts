import { expect, test } from 'vitest';
import type { OrderEvent } from '../follow/order-events';
import { createFollower } from './follower';

test('a client whose queue has just overflowed hears of it at once', {
  timeout: 2000,
}, async () => {
  const follower = createFollower({ whose: 'all' }, () => {});
  const event: Omit<OrderEvent, 'id'> = {
    orderId: 'A1',
    customerId: null,
    kind: 'status',
    status: 'preparing',
    paymentStatus: 'paid',
    at: '2026-04-15T06:30:00.000Z',
    toldAt: null,
    isStaffOnly: false,
  };
  for (let id = 1; id <= 201; id += 1) follower.push({ ...event, id });
  expect(await follower.take(60_000)).toEqual({ events: [], overflowedAt: 201 });
});
