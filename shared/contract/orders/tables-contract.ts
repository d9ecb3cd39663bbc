import * as z from 'zod';
import {
  MOST_LINES_OF_ROUND,
  MOST_SHOWN_ROUNDS,
  MOST_TABLES,
  ROUND_STATES,
  ROUND_WAITS_MINUTES,
  ROUNDS_OF_NETWORK,
} from '../../domain/orders/dining-tables';
import { MOST_CHANGES, MOST_LINES_EVER } from '../../domain/orders/order-change';
import { ORDER_STATUSES } from '../../domain/orders/order-status';
import { call } from '../platform/call';
import { id, nameText, timestamp, version } from '../platform/wire-values';
import { expectedTotal, idempotencyHeaders, MOST_LINES, orderedItem } from './order-input';
import { order } from './order-shape';

export const tableName = nameText(40, 1).describe('As guests read it: Table 4');
const code = z.string().regex(/^[\w-]{22}$/, 'Not a code');
const tableFields = { id, name: z.string(), isActive: z.boolean(), version };

const tab = z.object({
  orderId: id,
  number: order.shape.counterNumber,
  status: z.enum(ORDER_STATUSES),
  totalAmount: z.number().describe('Rupees'),
  owedAmount: order.shape.owedAmount,
  openedAt: timestamp,
  version: z.int().describe('The number of its changes, which a move names'),
});
export type Tab = z.infer<typeof tab>;

const askedDish = z.object({
  name: z.string(),
  quantity: z.int(),
  options: z.array(z.string()),
  note: z.string().optional(),
});

const waitingRound = z.object({
  id,
  dishes: z.array(askedDish),
  totalAmount: z.number().describe('Rupees'),
  askedAt: timestamp,
});
export type WaitingRound = z.infer<typeof waitingRound>;

const tableState = z.object({
  ...tableFields,
  tabs: z
    .array(tab)
    .describe(
      'Its open bills: one, but for what was split off, and for a payment that was taken back. A round joins the last',
    ),
  rounds: z
    .array(waitingRound)
    .max(MOST_SHOWN_ROUNDS)
    .describe('What its guests ask for: of each network its oldest, first of guests on the bill'),
  moreRounds: z.int().describe('How many others wait'),
});
export type TableState = z.infer<typeof tableState>;

const codedTable = z.object({ ...tableFields, code });
export type CodedTable = z.infer<typeof codedTable>;

const round = z.object({
  items: z.array(orderedItem).min(1).max(MOST_LINES),
  sellAnyway: z
    .boolean()
    .default(false)
    .describe('Sells what the shop counts as sold out; for managers'),
});
export type Round = z.output<typeof round>;

const roundToken = z.string().max(200);

const guestRound = z.object({
  items: z.array(orderedItem).min(1).max(MOST_LINES_OF_ROUND),
  expectedTotal,
  earlier: z
    .object({ id, roundToken })
    .optional()
    .describe('The phone’s last round: if staff know the phone, this one joins the bill at once'),
});
export type GuestRound = z.output<typeof guestRound>;

const askedRound = z.object({
  id,
  tableName: z.string(),
  state: z
    .enum([...ROUND_STATES, 'unanswered'])
    .describe(`unanswered: nobody has accepted it in ${ROUND_WAITS_MINUTES} minutes`),
  totalAmount: z.number().describe('Rupees'),
  order: z
    .object({ id, accessToken: z.string() })
    .optional()
    .describe('The table’s bill that it joined, and what opens it'),
});
export type AskedRound = z.infer<typeof askedRound>;

const movedDishes = z.object({
  version: z
    .int()
    .min(0)
    .max(MOST_CHANGES)
    .describe('`changeCount` of the bill that the page showed; `conflict` if it changed'),
  dishes: z
    .array(
      z.object({ line: z.int().min(1).max(MOST_LINES_EVER), quantity: z.int().min(1).max(999) }),
    )
    .min(1)
    .max(MOST_LINES_EVER)
    .optional()
    .describe('All of them by default, which makes one bill of two'),
  toOrderId: id.optional().describe('Another open bill; a new one of the same table by default'),
});
export type MovedDishes = z.output<typeof movedDishes>;

const ONCE = 'With an Idempotency-Key, the same request adds it once.';

/** The cafe's tables, their open bills, and what guests ask for by the code on the table (tables rules). */
export const tablesContract = {
  list: call('orders', 'GET /admin/tables', 'List the tables with their open bills').output(
    z.array(tableState).max(MOST_TABLES),
  ),
  listCodes: call('settings', 'GET /admin/tables/codes', 'List the tables with their codes').output(
    z.array(codedTable).max(MOST_TABLES),
  ),
  create: call('settings', 'POST /admin/tables', 'Add a table', {
    description: `At most ${MOST_TABLES}, with those that are hidden.`,
  })
    .input(z.object({ name: tableName }))
    .output(codedTable),
  change: call('settings', 'PUT /admin/tables/{id}', 'Rename, hide or show a table')
    .input(z.object({ id, name: tableName, isActive: z.boolean(), version: version.optional() }))
    .output(codedTable),
  renewCode: call('settings', 'POST /admin/tables/{id}/code', 'Give a table a new code', {
    description: 'The printed one no longer works.',
  })
    .input(z.object({ id }))
    .output(codedTable),
  addRound: call('orders', 'POST /admin/tables/{id}/rounds', 'Add dishes to a table’s bill', {
    pin: 'by-input',
    inputStructure: 'detailed',
    description: `Opens the bill if the table has none. The kitchen learns of the added dishes only. ${ONCE}`,
  })
    .input(z.object({ params: z.object({ id }), headers: idempotencyHeaders, body: round }))
    .output(order),
  move: call('orders', 'PUT /orders/{id}/table', 'Move an open bill to another table', {
    description: '`conflict` if that table has an open bill.',
  })
    .input(z.object({ id, tableId: id }))
    .output(order),
  moveDishes: call('orders', 'POST /orders/{id}/moved-dishes', 'Move dishes to another bill', {
    inputStructure: 'detailed',
    description:
      'From a table’s open bill to another one, or to a new one. Prices and discounts stay with the dishes, and the kitchen makes nothing again. With an Idempotency-Key, the same request moves them once.',
  })
    .input(z.object({ params: z.object({ id }), headers: idempotencyHeaders, body: movedDishes }))
    .output(order.describe('The bill that has them now')),
  acceptRound: call(
    'orders',
    'POST /admin/table-rounds/{id}/acceptance',
    'Accept what guests ask for',
    { description: 'It joins the table’s bill at the price that the guest saw.' },
  )
    .input(
      z.object({
        id,
        isKnown: z
          .boolean()
          .default(false)
          .describe('What the same phone asks for later joins this bill at once'),
      }),
    )
    .output(order),
  refuseRound: call('orders', 'POST /admin/table-rounds/{id}/refusal', 'Refuse what guests ask for')
    .input(z.object({ id }))
    .output(z.object({ refused: z.literal(true) })),
  read: call('public', 'GET /tables/{code}', 'Read the table of a code')
    .input(z.object({ code }))
    .output(z.object({ name: z.string() })),
  ask: call('public', 'POST /tables/{code}/rounds', 'Ask for a round at a table', {
    inputStructure: 'detailed',
    description: `It holds no stock until staff accept it. Of one network’s guests at one table ${ROUNDS_OF_NETWORK.waiting} wait at once, ${ROUNDS_OF_NETWORK.anHour} in an hour. ${ONCE}`,
  })
    .input(z.object({ params: z.object({ code }), headers: idempotencyHeaders, body: guestRound }))
    .output(askedRound.extend({ roundToken: z.string().describe('Opens it later') })),
  readRound: call('public', 'GET /table-rounds/{id}', 'Read a round that you asked for', {
    inputStructure: 'detailed',
  })
    .input(
      z.object({
        params: z.object({ id }),
        headers: z.object({ 'round-token': roundToken }),
      }),
    )
    .output(askedRound),
};
