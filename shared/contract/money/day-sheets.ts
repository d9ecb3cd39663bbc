import * as z from 'zod';
import { PAID_BY_HAND } from '../../domain/orders/order-payments';
import { day, lineText, text, timestamp } from '../platform/wire-values';
import { drawerCount, drawerEntry } from './drawer-contract';
import {
  moneySums,
  moneyTaken,
  month,
  reportDayFields,
  reportPayment,
  rupeesOf,
} from './money-sums';

const counted = z.object({ orders: z.int(), total: z.number() });

const cashSums = z.object({
  taken: rupeesOf('of cash payments'),
  refunded: rupeesOf('of cash refunds'),
  float: z.number(),
  paidIn: z.number(),
  paidOut: z.number(),
  riders: z.number(),
});
export type CashSums = z.infer<typeof cashSums>;

/** What the shop knows of a day. Money counts on its own day, orders on the day they were placed. */
export const daySheet = z.object({
  money: moneyTaken,
  cash: rupeesOf('of cash that came in, less what was given back'),
  drawer: z
    .object({
      float: rupeesOf('that the drawer began with'),
      paidIn: rupeesOf('that came in without an order'),
      paidOut: rupeesOf('that were taken out for something else'),
      tips: rupeesOf('of tips in cash, which lie in the drawer until they are paid out'),
      riders: rupeesOf('that riders brought more than their orders cost; negative if less'),
      expected: rupeesOf('of float, cash, tips, paid in and riders, less what was paid out'),
      entries: z.array(drawerEntry),
      people: z
        .array(cashSums.extend({ by: z.string() }))
        .describe('Who took and gave cash, by name'),
      devices: z
        .array(cashSums.extend({ device: z.string().nullable() }))
        .describe('The same by the name of the enrolled device; null stands for all others'),
    })
    .describe('The cash drawer'),
  tips: z
    .object({
      entries: z.int().describe('How many there are, with those that take others back'),
      methods: z.array(z.object({ method: z.enum(PAID_BY_HAND), amount: z.number() })),
    })
    .describe('What customers gave the staff; no part of the money taken'),
  unmatched: rupeesOf('that staff marked paid and no bank credit has shown yet'),
  paid: counted.describe('Orders of the day that are paid and not cancelled'),
  unpaid: counted.describe('Orders of the day that are neither paid nor cancelled'),
  withRiders: counted.describe('Of these, orders whose cash a rider has not brought yet'),
  cancelled: counted,
  toRefund: counted.describe('Cancelled orders of the day that are still paid'),
  claims: z.int().describe('Orders of the day whose customers say that they have paid'),
});
export type DaySheet = z.infer<typeof daySheet>;

export const closing = z.object({
  at: timestamp,
  by: z.string(),
  sheet: daySheet.describe('As it was signed'),
  countedCash: z.number(),
  difference: rupeesOf('counted more than expected; negative when some is missing'),
  explanation: z.string(),
});
export type Closing = z.infer<typeof closing>;

export const reportDay = z.object({
  date: day,
  isOver: z.boolean().describe('Whether the shop has closed on this day'),
  sheet: daySheet,
  seen: z.string().describe('Stands for the sheet when the day is closed'),
  counts: z.array(drawerCount).describe('What was counted in the drawer, oldest first'),
  closing: closing.nullable().describe('Null while the day is open'),
  signatures: z
    .array(
      z.object({
        kind: z.enum(['closed', 'reopened']),
        at: timestamp,
        by: z.string(),
        reason: z.string().describe('Why it was reopened, or closed before the shop was'),
      }),
    )
    .describe('Who closed and reopened the day, oldest first'),
  later: z
    .array(reportPayment)
    .describe('Payments and refunds of the day, or of its orders, since it was closed'),
  statements: z
    .array(
      z.object({
        statement: z.string(),
        at: timestamp,
        by: z.string(),
        orders: z.int(),
        net: rupeesOf('that its credits brought, less what staff had marked paid before'),
      }),
    )
    .describe('What the matching of each bank statement has changed since; not in `later`'),
});
export type ReportDay = z.infer<typeof reportDay>;

export const reportMonth = z.object({
  month,
  ...moneySums,
  sold: z.number(),
  orders: z.int(),
  openDays: z.int().describe('Days with orders or money that nobody has closed'),
  days: z
    .array(
      z.object({
        ...reportDayFields,
        closed: z.object({ at: timestamp, by: z.string() }).nullable(),
      }),
    )
    .describe('Up to today, oldest first'),
});
export type ReportMonth = z.infer<typeof reportMonth>;

export const closingInput = z.object({
  date: day,
  countId: z.string().max(100).nullable().describe('The newest count; null if there is none'),
  explanation: text(500),
  early: lineText(200).describe('Why the day is closed before the shop has closed; else empty'),
  seen: z.string().max(100),
});

export const reopeningInput = z.object({ date: day, reason: lineText(200, 1) });
