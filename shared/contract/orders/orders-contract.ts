import * as z from 'zod';
import { CHANNELS } from '../../domain/orders/channel';
import { ORDER_STATUSES, STATUS_GROUPS, type StatusGroup } from '../../domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../domain/orders/payment';
import { TABLET_NUMBERS } from '../../domain/orders/tablet-numbers';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import {
  day,
  id,
  page,
  pageOf,
  phoneNumber,
  rupees,
  text,
  timestamp,
} from '../platform/wire-values';
import { cancelFields, checkCancelFields } from './cancel-shape';
import { idempotencyHeaders, orderInput, takenOrderInput } from './order-input';
import { deliveryDetails, order, orderSort } from './order-shape';
import { paymentReference } from './payment-shape';

const MOST_CLAIMED_RUPEES = 1_000_000;

const orderToken = z.string().max(200).optional();

/** A guest's token goes in a header: proxies write URLs to their logs. */
export const orderWithToken = {
  params: z.object({ id }),
  headers: z.object({
    'order-access-token': orderToken.describe('Opens the order of a guest'),
  }),
};
export type OrderWithToken = {
  [Part in keyof typeof orderWithToken]: z.output<(typeof orderWithToken)[Part]>;
};

/** The few fields that a tablet polls all day. */
const newestOrder = z.object({
  id,
  status: z.enum(ORDER_STATUSES),
  createdAt: timestamp,
  stations: z.array(z.int()).describe('Those that have a part in it; empty without one'),
});
/** Of unpaid orders that nobody has accepted, of one network's guests, on the board and in the list of new orders. */
export const MOST_UNPAID_OF_NETWORK = 30;

export type NewestOrder = z.infer<typeof newestOrder>;

/** A search reads no more orders than this, however many the shop has. */
export const MOST_SEARCHED = 1000;

const STATUS_GROUP_NAMES = Object.keys(STATUS_GROUPS) as StatusGroup[];

export const orderFilter = z.object({
  status: z.enum([...ORDER_STATUSES, ...STATUS_GROUP_NAMES]).optional(),
  paymentStatus: z.enum(PAYMENT_STATUSES).optional(),
  channel: z.enum(CHANNELS).optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  q: text(100)
    .optional()
    .describe(
      `Prefixes of an order id, of words in the customer’s name, of a phone number or its last 4 or 5 digits; or the whole amount, number at the counter (of the newest ${MOST_SEARCHED} orders), bill’s number or reference of a payment`,
    ),
  sort: orderSort,
  ...page,
});

export type OrderFilter = z.output<typeof orderFilter>;

/** The order just placed; a guest's also carries the token that opens it later. */
const placedOrder = order.extend({ accessToken: z.string().optional() });
export type PlacedOrder = z.infer<typeof placedOrder>;

const placed = <Status extends 200 | 201>(status: Status) =>
  z.object({
    status: z.literal(status),
    headers: z.object({ 'idempotent-replayed': z.string().optional() }).optional(),
    body: placedOrder,
  });

/** What staff need to take the order of a customer who calls. */
const callerFound = z.object({
  name: z.string().nullable().describe('As in the newest order; null for an unknown number'),
  address: deliveryDetails.nullable().describe('Of the newest delivery'),
  orders: z.array(order.pick({ id: true, createdAt: true, items: true })).describe('Newest first'),
});
export type CallerFound = z.infer<typeof callerFound>;

/** The customer's own id, or `me`. Any other id is not found. */
const ownOrders = z.object({ id, sort: orderSort, ...page });
export type OwnOrders = z.output<typeof ownOrders>;

export const ordersContract = {
  place: call('public', 'POST /orders', 'Place an order', {
    inputStructure: 'detailed',
    outputStructure: 'detailed',
    description:
      'Takes the stock in the same transaction. With the same Idempotency-Key and body it answers with the first order again (200). Prices come from the menu; the price in the request is ignored. The customer is written to in the language of `Accept-Language`: en, hi or ne.',
  })
    .input(
      z.object({
        headers: idempotencyHeaders,
        body: orderInput,
      }),
    )
    .output(z.union([placed(201), placed(200)])),
  take: call('orders', 'POST /admin/orders', 'Take an order at the counter or on the phone', {
    pin: 'by-input',
    inputStructure: 'detailed',
    outputStructure: 'detailed',
    description:
      'For staff. It is accepted at once and paid when the customer gets it. Hours, minimum and the limits of customers do not apply; the stock does. The Idempotency-Key works as in `POST /orders`.',
  })
    .input(z.object({ headers: idempotencyHeaders, body: takenOrderInput }))
    .output(z.union([placed(201), placed(200)])),
  reserveNumbers: call(
    'orders',
    'POST /admin/counter-numbers',
    'Reserve counter numbers for orders without a network',
    {
      description: `A device gets a block of ${TABLET_NUMBERS.ofBlock} numbers of the day, at most ${TABLET_NUMBERS.blocksOfTablet} times a day. Unused ones are left out.`,
    },
  )
    .input(z.object({ tabletId: id }))
    .output(
      z.object({
        date: day.describe('The opening day, which may end after midnight'),
        numbers: z.array(z.int()).describe('None if the device or the day has had all'),
      }),
    ),
  findCaller: call('orders', 'POST /admin/callers', 'Find what a caller ordered lately', {
    description: 'By the whole number. The audit log says who asked.',
  })
    .input(z.object({ phoneNumber }))
    .output(callerFound),
  read: call('public', 'GET /orders/{id}', 'Read your order', { inputStructure: 'detailed' })
    .input(
      z.object({
        ...orderWithToken,
        query: z
          .object({
            accessToken: orderToken.meta({
              deprecated: true,
              description: 'Deprecated, because proxies log it: send the header order-access-token',
            }),
          })
          .optional(),
      }),
    )
    .output(order),
  claimPayment: call('public', 'POST /orders/{id}/payment-claim', 'Say that you have paid', {
    inputStructure: 'detailed',
    description:
      'Tells staff to check their account. Only they mark the order paid. An order that awaits no payment stays as it is.',
  })
    .input(
      z.object({
        ...orderWithToken,
        body: z
          .object({
            reference: paymentReference
              .optional()
              .describe('The payment’s reference (UTR) in the customer’s app'),
            amount: rupees(0.01, MOST_CLAIMED_RUPEES)
              .optional()
              .describe('What the page asked for; all that is left to pay by default'),
          })
          .optional(),
      }),
    )
    .output(order),
  cancelOwn: call('public', 'POST /orders/{id}/cancellation', 'Cancel your order', {
    inputStructure: 'detailed',
    description:
      'Until the kitchen accepts it. Its stock is restored, and money that was paid is returned by staff. A cancelled order stays as it is.',
  })
    .input(z.object(orderWithToken))
    .output(order),
  list: call('orders', 'GET /orders', 'List and search the orders')
    .input(orderFilter)
    .output(
      pageOf(order).extend({
        onlyNewest: z
          .boolean()
          .describe(
            `True when the searched words are too frequent to search every order: the result is of the newest ${MOST_SEARCHED} that pass the filter`,
          ),
      }),
    ),
  listNewest: call(
    'orders',
    'GET /admin/newest-orders',
    'List the orders that nobody has accepted',
  ).output(
    z
      .array(newestOrder)
      .describe(
        `The newest 200 of two days, at most ${MOST_UNPAID_OF_NETWORK} unpaid ones of a network’s guests`,
      ),
  ),
  readForStaff: call('orders', 'GET /orders/admin/{id}', 'Read any order')
    .input(z.object({ id }))
    .output(order),
  setStatus: call('orders', 'PUT /orders/{id}/status', 'Set an order’s status', { pin: 'by-input' })
    .input(
      z
        .object({
          id,
          status: z.enum(ORDER_STATUSES),
          /** The status that the editor saw; `conflict` when the order has another by now. */
          from: z.enum(ORDER_STATUSES).optional(),
          ...cancelFields,
          reason: cancelFields.reason.optional().describe('Why it is cancelled'),
        })
        .superRefine(checkCancelFields)
        .refine(({ status, ranOut }) => status === 'cancelled' || ranOut.length === 0, {
          path: ['ranOut'],
          error: m.validation_only_cancelled,
        }),
    )
    .output(order),
  listOwn: call('signed-in', 'GET /users/{id}/orders', 'List your orders')
    .input(ownOrders)
    .output(pageOf(order)),
};
