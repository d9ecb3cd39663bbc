import * as z from 'zod';
import { REMAKE_REASONS } from '../../domain/menu/waste';
import { MOST_CHANGES, MOST_LINES_EVER } from '../../domain/orders/order-change';
import { ORDER_STATUSES } from '../../domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../domain/orders/payment';
import { DELIVERY_METHODS } from '../../domain/orders/pricing';
import { TICKET_STAGES } from '../../domain/orders/ticket';
import { station } from '../menu/station-shape';
import { cancelFields, checkCancelFields } from '../orders/cancel-shape';
import { cancellation, order } from '../orders/order-shape';
import { MOST_UNPAID_OF_NETWORK } from '../orders/orders-contract';
import { call } from '../platform/call';
import { id, timestamp, version } from '../platform/wire-values';
import { kitchenSettings, storedKitchenSettings } from '../shop/kitchen-settings';

/** The newest open orders of a status; the oldest are those that a cafe forgot to tap. */
export const MOST_TICKETS = { placed: 100, preparing: 100, 'on-the-way': 50 } as const;

/** Older orders that are still open are counted, but are not on the board (hours). */
export const BOARD_HOURS = 48;

export const MOST_RECENT = 20;

export const MOST_LATER = 100;

const ticketLine = z.object({
  line: z.int().min(1),
  productId: id,
  categoryId: id,
  station: station.optional().describe('The station that makes it, since the order was placed'),
  name: z.string().describe('In the kitchen’s language, as its options are'),
  quantity: z.int(),
  diet: z.enum(['veg', 'non-veg']),
  options: z.array(z.object({ section: z.string(), label: z.string() })),
  note: z.string().optional().describe('What the customer asks for this line'),
  isAdded: z.boolean().optional().describe('Whether it was added after the order was placed'),
  isDone: z.boolean().describe('Ticked off, for all tablets'),
});

const removedLine = ticketLine.pick({ station: true, name: true, quantity: true, options: true });

const remake = z.object({
  orderId: id,
  sequence: z.int().describe('The change of the order'),
  number: order.shape.counterNumber,
  tableName: order.shape.tableName,
  reason: z.enum(REMAKE_REASONS),
  note: z.string().describe('Why, in the words of staff; may be empty'),
  by: z.string(),
  at: timestamp,
  lines: z.array(ticketLine.omit({ categoryId: true, diet: true, isAdded: true, isDone: true })),
});
export type Remake = z.infer<typeof remake>;

const stations = z
  .array(z.object({ number: station, name: z.string() }))
  .describe('The parts of the kitchen that make orders on their own; none in most cafes');

const { channel, counterNumber, isForHere, payLater, tableName } = order.shape;
const { owedAmount, paymentClaim, receivedAmount } = order.shape;

const ticket = z.object({
  id,
  number: counterNumber,
  version: version.describe('Counts the moves; a move names the version it saw'),
  status: z.enum(ORDER_STATUSES),
  stage: z.enum(TICKET_STAGES).nullable().describe('Null once it is delivered or cancelled'),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  payLater,
  isPaymentClaimed: z
    .boolean()
    .describe('Whether the customer says that the pending payment was made'),
  claimedReference: z
    .string()
    .optional()
    .describe('The last reference (UTR) that the customer gave of a payment to be checked'),
  heldUntil: timestamp
    .nullable()
    .describe('Until when the unpaid order is held at least, if the shop then cancels it'),
  totalAmount: z.number().describe('Rupees'),
  receivedAmount,
  owedAmount,
  paymentClaim,
  deliveryMethod: z.enum(DELIVERY_METHODS),
  channel,
  isForHere,
  tableName,
  area: z.string().optional().describe('The drawn area to which it is delivered'),
  hasDoorPhoto: z
    .boolean()
    .optional()
    .describe('Whether its customer has added a photograph of the door'),
  customerName: z.string(),
  isCustomerDeleted: z.boolean(),
  customerPhone: z.string().nullable(),
  instructions: z.string(),
  lines: z.array(ticketLine),
  removed: z
    .array(removedLine)
    .optional()
    .describe('What was removed after the order was placed, oldest first'),
  placedAt: timestamp,
  takenAt: timestamp
    .optional()
    .describe(
      'When a tablet without a network took it, by the tablet’s clock; it may be made already',
    ),
  acceptedAt: timestamp.nullable(),
  readyAt: timestamp.nullable(),
  slotAt: timestamp.nullable().describe('The quarter of an hour for which it was ordered'),
  startsAt: timestamp.nullable().describe('When the kitchen must start an order for later'),
  promisedUntil: order.shape.promisedUntil,
  dueAt: timestamp.describe('When it is due; tickets are sorted by it'),
  changedAt: timestamp,
  undoUntil: timestamp.nullable().describe('Until when the last move can be undone'),
  ...cancellation,
});
export type Ticket = z.infer<typeof ticket>;
export type TicketLine = z.infer<typeof ticketLine>;

const board = z.object({
  now: timestamp.describe('The server’s time: a tablet’s clock may be wrong'),
  tickets: z
    .array(ticket)
    .describe(
      `Open orders in the order they are due: the newest ${MOST_TICKETS.placed} that are placed, ` +
        `${MOST_TICKETS.preparing} in preparation and ${MOST_TICKETS['on-the-way']} on the way. Of unpaid orders that ` +
        `nobody has accepted, at most ${MOST_UNPAID_OF_NETWORK} of a network’s guests, last`,
    ),
  moreTickets: z.int().describe(`Open orders beyond these, or older than ${BOARD_HOURS} hours`),
  cancelled: z
    .array(ticket)
    .describe('Cancelled orders that the kitchen has to know of, until someone has seen them'),
  remakes: z
    .array(remake)
    .optional()
    .describe('Dishes that are made again at no charge, at most 50 tickets, oldest first'),
  later: z
    .object({
      orders: z.int(),
      nextStartsAt: timestamp.nullable(),
      toCheck: z
        .int()
        .describe(`Of the next ${MOST_LATER}, those whose customers say that they have paid`),
    })
    .describe('Orders for later whose time to start has not come: they are not on the board yet'),
  refundsDue: z.int().describe('Cancelled orders whose money was received and not yet returned'),
  stations,
  hurryMinutes: kitchenSettings.shape.hurryMinutes,
  startsWhenPaid: z
    .boolean()
    .describe('Whether customers are told that the kitchen starts once an order is paid'),
});
export type Board = z.infer<typeof board>;

const seen = z.object({ id, version });

/** The kitchen board. A move that names an old version is a `conflict`: someone else moved the ticket. */
export const kitchenContract = {
  readBoard: call('orders', 'GET /admin/kitchen', 'Read the kitchen board').output(board),
  listRecent: call(
    'orders',
    'GET /admin/kitchen/recent',
    'List the last orders handed over',
  ).output(z.array(ticket).describe(`The newest ${MOST_RECENT}`)),
  listLater: call(
    'orders',
    'GET /admin/kitchen/later',
    'List the orders for later that are not on the board yet',
    { description: 'A move starts one before its time.' },
  ).output(z.array(ticket).describe(`The next ${MOST_LATER}, in the order in which they start`)),
  readTicket: call('orders', 'GET /admin/kitchen/orders/{id}', 'Read the ticket of an order')
    .input(z.object({ id }))
    .output(ticket),
  move: call('orders', 'POST /admin/kitchen/orders/{id}/move', 'Move a ticket to its next stage', {
    description: 'Customers learn of it after the time in which it can be undone.',
  })
    .input(seen)
    .output(ticket),
  undo: call('orders', 'POST /admin/kitchen/orders/{id}/undo', 'Undo the last move of a ticket', {
    pin: 'always',
  })
    .input(seen)
    .output(ticket),
  recall: call('orders', 'POST /admin/kitchen/orders/{id}/recall', 'Recall a handed-over order', {
    pin: 'always',
  })
    .input(seen)
    .output(ticket),
  tick: call('orders', 'PUT /admin/kitchen/orders/{id}/lines', 'Tick lines off', {
    description:
      'An order that stations make is ready once all their lines are ticked, and no longer when one is unticked.',
  })
    .input(
      z.object({
        id,
        lines: z.array(z.int().min(1).max(MOST_LINES_EVER)).min(1).max(MOST_LINES_EVER),
        isDone: z.boolean(),
        at: timestamp.describe(
          'When it was tapped, by the server’s clock; a later tap on a line outweighs it',
        ),
      }),
    )
    .output(ticket),
  cancel: call('orders', 'POST /admin/kitchen/orders/{id}/cancel', 'Cancel an order', {
    description: 'Restores its stock. The customer is told the reason.',
  })
    .input(z.object({ ...seen.shape, ...cancelFields }).superRefine(checkCancelFields))
    .output(ticket),
  seeCancelled: call(
    'orders',
    'POST /admin/kitchen/orders/{id}/seen',
    'Take a cancelled order off the board',
  )
    .input(z.object({ id }))
    .output(z.object({ seen: z.literal(true) })),
  markRemade: call(
    'orders',
    'POST /admin/kitchen/orders/{id}/remakes/{sequence}/made',
    'Say that dishes were made again',
  )
    .input(
      z.object({
        id,
        sequence: z.coerce.number().int().min(1).max(MOST_CHANGES),
        lines: z.array(z.int().min(1).max(MOST_LINES_EVER)).min(1).max(MOST_LINES_EVER),
      }),
    )
    .output(z.object({ made: z.literal(true) })),
  readStations: call(
    'orders',
    'GET /admin/kitchen/stations',
    'List the stations of the kitchen',
  ).output(stations),
  // The address of a webhook may contain a secret.
  readSettings: call(
    'settings',
    'GET /admin/kitchen/settings',
    'Read the kitchen’s settings',
  ).output(storedKitchenSettings),
  updateSettings: call(
    'settings',
    'PUT /admin/kitchen/settings',
    'Change some of the kitchen’s settings',
  )
    .input(kitchenSettings.partial().extend({ version: version.optional() }))
    .output(storedKitchenSettings),
};
