import * as z from 'zod';
import {
  DENOMINATIONS,
  DRAWER_KINDS,
  ENTERED_KINDS,
  MOST_ENTRY_RUPEES,
  MOST_PIECES,
  MOST_SETTLED_ORDERS,
} from '../../domain/money/drawer';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import { day, id, lineText, rupees, timestamp } from '../platform/wire-values';
import { rupeesOf } from './money-sums';

/** Chosen by the client: what is sent twice is added once. */
const key = z.uuid();

export const drawerEntry = z.object({
  id: z.string(),
  kind: z.enum(DRAWER_KINDS),
  amount: rupeesOf('that were laid in or taken out'),
  reason: z.string(),
  by: z.string(),
  device: z.string().nullable().describe('The enrolled device, by name; else null'),
  at: timestamp,
  rider: z
    .object({
      name: z.string(),
      owed: rupeesOf('that the orders cost'),
      orderIds: z.array(z.string()),
    })
    .nullable()
    .describe('Who brought the amount, and for which orders'),
});
export type DrawerEntry = z.infer<typeof drawerEntry>;

const piece = z.int().min(0).max(MOST_PIECES).optional();
export const cashPieces = z.strictObject(
  Object.fromEntries(DENOMINATIONS.map((rupees) => [rupees, piece])) as Record<
    (typeof DENOMINATIONS)[number],
    typeof piece
  >,
);

export const drawerCount = z.object({
  id: z.string(),
  pieces: cashPieces.describe('The number of each note and coin'),
  counted: rupeesOf('that these are worth'),
  expected: rupeesOf('that the drawer should have held then'),
  difference: rupeesOf('counted more than expected; negative when some is missing'),
  by: z.string(),
  at: timestamp,
});
export type DrawerCount = z.infer<typeof drawerCount>;

const riderCash = z.object({
  rider: z.string().describe('Who gave the orders out or delivered them, by name'),
  owed: rupeesOf('that the rider has to bring'),
  orders: z
    .array(z.object({ id, counterNumber: z.int(), placedAt: timestamp, owed: z.number() }))
    .describe('Oldest first'),
});
export type RiderCash = z.infer<typeof riderCash>;

/** Does not say what the drawer should hold before it was counted. */
const drawer = z.object({
  date: day,
  isClosed: z.boolean(),
  entries: z.array(drawerEntry).describe('Oldest first'),
  counts: z.array(drawerCount).describe('Oldest first'),
  riders: z.array(riderCash).describe('Cash on delivery that nobody has brought yet, of any day'),
});
export type Drawer = z.infer<typeof drawer>;

export const entryInput = z
  .object({
    id: key,
    kind: z.enum(ENTERED_KINDS),
    amount: rupees(0.01, MOST_ENTRY_RUPEES),
    reason: lineText(200),
  })
  .refine(({ kind, reason }) => kind === 'float' || reason !== '', {
    path: ['reason'],
    error: m.validation_cash_reason,
  });

export const settlementInput = z.object({
  id: key,
  orders: z
    .array(z.object({ id, owed: rupees(0.01, MOST_ENTRY_RUPEES) }))
    .min(1)
    .max(MOST_SETTLED_ORDERS)
    .describe('Of one rider, each with what the page showed as owed'),
  received: rupees(0, MOST_ENTRY_RUPEES),
  reason: lineText(200).describe('Why it is another sum; else empty'),
});

export const drawerContract = {
  /** `forbidden` for staff who ask for a day before yesterday. */
  read: call('drawer', 'GET /admin/drawer/{date}', 'Read the entries and counts of a drawer')
    .input(z.object({ date: day }))
    .output(drawer),
  /** `day_closed`; `drawer_full`; `conflict` when the id was used for another entry. */
  enter: call('drawer', 'POST /admin/drawer/entries', 'Enter float, cash in or cash out of today', {
    pin: 'by-input',
  })
    .input(entryInput)
    .output(drawer),
  /** `conflict` if an order is no longer with the rider, or owes another sum; else as above. */
  settleRider: call('drawer', 'POST /admin/drawer/riders', 'Take the cash that a rider brings', {
    pin: 'by-input',
    description: 'The orders are paid in cash; what is missing or too much is kept in one entry.',
  })
    .input(settlementInput)
    .output(drawer),
  /** `bad_input` for a day to come, else as above. */
  count: call('drawer', 'POST /admin/drawer/{date}/counts', 'Save what was counted in the drawer')
    .input(z.object({ date: day, id: key, pieces: cashPieces }))
    .output(drawer),
};
