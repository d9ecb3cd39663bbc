import { expect, test } from 'vitest';
import { ORDER_STATUSES } from './order-status';
import { statusWords } from './status-words';

test.each([
  [{ deliveryMethod: 'delivery' }, 'On The Way', 'Delivered'],
  [{ deliveryMethod: 'pickup' }, 'Ready to pick up', 'Picked up'],
  [{ deliveryMethod: 'pickup', isForHere: true }, 'Ready', 'Served'],
  [{ deliveryMethod: 'pickup', isForHere: true, tableName: 'Table 4' }, 'Ready', 'Served'],
] as const)('the statuses of an order with %j', (order, ready, handedOver) => {
  const words = ORDER_STATUSES.map((status) => statusWords(status, order));
  expect(words).toEqual(['Order Placed', 'Preparing', ready, handedOver, 'Cancelled']);
});
