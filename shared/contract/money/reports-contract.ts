import * as z from 'zod';
import { CHANNELS } from '../../domain/orders/channel';
import { PAID_BY } from '../../domain/orders/order-payments';
import { ORDER_STATUSES } from '../../domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../domain/orders/payment';
import { DELIVERY_METHODS } from '../../domain/orders/pricing';
import { daysOfSpan, MOST_REPORT_DAYS } from '../../domain/platform/report-days';
import { call } from '../platform/call';
import { day, id, lineText, streamed, text, timestamp } from '../platform/wire-values';
import { drawerCount, drawerEntry } from './drawer-contract';

/** The days of a report in Asia/Kolkata, both included. */
export const reportSpan = z
  .object({ from: day, to: day })
  .refine((span) => daysOfSpan(span) >= 1, 'The first day must not come after the last')
  .refine(
    (span) => daysOfSpan(span) <= MOST_REPORT_DAYS,
    `A report has at most ${MOST_REPORT_DAYS} days`,
  );

const rupeesOf = (what: string) => z.number().describe(`Rupees ${what}`);

const moneySums = {
  taken: rupeesOf('that came in, less what was taken back as a mistake'),
  refunded: rupeesOf('given back to customers'),
  left: rupeesOf('taken less refunded'),
};

/** Money counts on the day on which it was recorded, whatever the day of its order. */
const moneyTaken = z.object({
  ...moneySums,
  methods: z.array(z.object({ method: z.enum(PAID_BY), ...moneySums })),
});
export type MoneyTaken = z.infer<typeof moneyTaken>;

const reportDayFields = {
  date: day,
  orders: z.int().describe('Orders that are not cancelled'),
  sold: rupeesOf('of these orders'),
  cancelled: z.int().describe('Cancelled orders'),
  ...moneySums,
};

/** An order counts on the day on which it was placed; what is sold leaves out cancelled orders. */
const report = z.object({
  from: day,
  to: day,
  money: moneyTaken,
  days: z
    .array(z.object(reportDayFields))
    .describe('Every day of the span up to today, oldest first'),
  states: z
    .array(
      z.object({
        status: z.enum(ORDER_STATUSES),
        paymentStatus: z.enum(PAYMENT_STATUSES),
        orders: z.int(),
        total: z.number(),
      }),
    )
    .describe('All orders of the span by their status and payment now'),
  channels: z
    .array(z.object({ channel: z.enum(CHANNELS), orders: z.int(), sold: z.number() }))
    .describe('Orders that are not cancelled, by where they were taken'),
  sold: z
    .object({
      orders: z.int(),
      dishes: rupeesOf('of the lines of orders'),
      packaging: z.number(),
      delivery: z.number(),
      adjustments: rupeesOf('of surcharges less discounts'),
      total: rupeesOf('of all orders that are not cancelled'),
    })
    .describe('Dishes, packaging, delivery and adjustments add up to the total'),
  dishes: z
    .array(
      z.object({
        id,
        name: z.string(),
        category: z.string(),
        orders: z.int(),
        units: z.int(),
        sold: rupeesOf('without packaging'),
      }),
    )
    .describe('By their names now; the one that sold for most comes first'),
  categories: z.array(
    z.object({ id, name: z.string(), units: z.int(), sold: rupeesOf('without packaging') }),
  ),
  taxes: z
    .array(
      z.object({
        rate: z.number().describe('Percent, CGST and SGST together'),
        amount: rupeesOf('of bills, with tax'),
        taxable: z.number(),
        cgst: z.number(),
        sgst: z.number(),
        roundOff: z.number(),
      }),
    )
    .describe('Of the bills that were made on these days, less their credit notes, by rate'),
  hours: z
    .array(z.object({ hour: z.int().min(0).max(23), orders: z.int() }))
    .describe('All orders by hour in Asia/Kolkata, 0 to 23'),
  customers: z
    .object({
      fresh: z.int().describe('Customers whose first order is of the span'),
      returning: z.int().describe('Customers who had ordered before the span'),
      forgotten: z.int().describe('Orders of deleted accounts'),
    })
    .describe('Of orders that are not cancelled; a guest is known by the phone number'),
});

export type Report = z.infer<typeof report>;

const reportOrder = z.object({
  id,
  placedAt: timestamp,
  day,
  customerName: z.string(),
  isCustomerDeleted: z.boolean(),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  units: z.int(),
  dishes: z.number(),
  packaging: z.number(),
  delivery: z.number(),
  adjustments: z.number(),
  total: z.number(),
});
export type ReportOrder = z.infer<typeof reportOrder>;

const reportPayment = z.object({
  id,
  at: timestamp,
  day,
  orderId: id,
  orderDay: day.nullable().describe('Null for an order that is no longer stored'),
  kind: z.enum(['payment', 'refund']),
  method: z.enum(PAID_BY),
  amount: rupeesOf('that came in; negative for what went out or was taken back'),
  reference: z.string().nullable(),
  by: z.string(),
  reason: z.string().nullable(),
  corrects: id.nullable().describe('The payment or refund that this one takes back'),
});
export type ReportPayment = z.infer<typeof reportPayment>;

const counted = z.object({ orders: z.int(), total: z.number() });

/** What the shop knows of a day. Money counts on its own day, orders on the day they were placed. */
export const daySheet = z.object({
  money: moneyTaken,
  cash: rupeesOf('of cash that came in, less what was given back'),
  drawer: z
    .object({
      float: rupeesOf('that the drawer began with'),
      paidIn: rupeesOf('that came in without an order'),
      paidOut: rupeesOf('that were taken out for something else'),
      expected: rupeesOf('of float, cash and what was paid in, less what was paid out'),
      entries: z.array(drawerEntry),
      people: z
        .array(
          z.object({
            by: z.string(),
            taken: rupeesOf('of cash payments'),
            refunded: rupeesOf('of cash refunds'),
            float: z.number(),
            paidIn: z.number(),
            paidOut: z.number(),
          }),
        )
        .describe('Who took and gave cash, by name'),
    })
    .describe('The cash drawer'),
  unmatched: rupeesOf('that staff marked paid and no bank credit has shown yet'),
  paid: counted.describe('Orders of the day that are paid and not cancelled'),
  unpaid: counted.describe('Orders of the day that are neither paid nor cancelled'),
  cancelled: counted,
  toRefund: counted.describe('Cancelled orders of the day that are still paid'),
  claims: z.int().describe('Orders of the day whose customers say that they have paid'),
});
export type DaySheet = z.infer<typeof daySheet>;

const closing = z.object({
  at: timestamp,
  by: z.string(),
  sheet: daySheet.describe('As it was signed'),
  countedCash: z.number(),
  difference: rupeesOf('counted more than expected; negative when some is missing'),
  explanation: z.string(),
});
export type Closing = z.infer<typeof closing>;

const reportDay = z.object({
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
});
export type ReportDay = z.infer<typeof reportDay>;

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written like 2026-04');

const reportMonth = z.object({
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

export const reportsContract = {
  read: call('reports', 'GET /admin/reports', 'Read the sums of some days')
    .input(reportSpan)
    .output(report),
  readDay: call('reports', 'GET /admin/reports/days/{date}', 'Read the sheet of a day')
    .input(z.object({ date: day }))
    .output(reportDay),
  /**
   * `conflict` when closed or changed since; `day_not_over` before the shop has closed, without a reason;
   * `bad_input` for a day to come, a drawer that nobody has counted, or an unexplained difference.
   */
  closeDay: call('reports', 'POST /admin/reports/days/{date}/closing', 'Sign the sheet of a day')
    .input(closingInput)
    .output(reportDay),
  /** `conflict` for an open day. */
  reopenDay: call('settings', 'POST /admin/reports/days/{date}/reopening', 'Reopen a closed day')
    .input(reopeningInput)
    .output(reportDay),
  readMonth: call('reports', 'GET /admin/reports/months/{month}', 'Read the days of a month')
    .input(z.object({ month }))
    .output(reportMonth),
  listPayments: call('reports', 'GET /admin/reports/payments', 'List all payments of some days')
    .input(reportSpan)
    .output(z.object({ payments: z.array(reportPayment) }).or(streamed)),
  listOrders: call('reports', 'GET /admin/reports/orders', 'List all orders of some days')
    .input(reportSpan)
    .output(z.object({ orders: z.array(reportOrder) }).or(streamed)),
};
