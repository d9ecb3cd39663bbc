import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { ORDER_STATUSES } from '../../domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../domain/orders/payment';
import { call } from '../platform/call';
import { id, timestamp } from '../platform/wire-values';
import { orderWithToken } from './orders-contract';

const eventId = z
  .string()
  .describe('Send it as Last-Event-ID to resume the stream after this event');

/** A new stream, or too old a last event, begins with `reload`: what the client read may be out of date. */
const orderNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('reload'), id: eventId }),
  z.object({
    type: z.literal('order'),
    id: eventId,
    orderId: id,
    change: z.enum(['placed', 'status', 'payment', 'promise', 'change']),
    status: z.enum(ORDER_STATUSES),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    at: timestamp,
  }),
]);
export type OrderNews = z.infer<typeof orderNews>;

/** Clients reopen a broken stream. */
export const liveContract = {
  followOrder: call('public', 'GET /orders/{id}/events', 'Follow an order', {
    inputStructure: 'detailed',
  })
    .input(z.object(orderWithToken))
    .output(eventIterator(orderNews)),
  followOwn: call('signed-in', 'GET /users/{id}/order-events', 'Follow your orders')
    .input(z.object({ id }))
    .output(eventIterator(orderNews)),
  followAll: call('orders', 'GET /admin/order-events', 'Follow all orders').output(
    eventIterator(orderNews),
  ),
};
