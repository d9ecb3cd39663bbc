import * as z from 'zod';
import { WASTE_REASONS } from '../../domain/menu/waste';
import { CHANNELS, SERVED_AS } from '../../domain/orders/channel';
import { ORDER_STATUSES } from '../../domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../domain/orders/payment';
import { daysOfSpan, MOST_REPORT_DAYS } from '../../domain/platform/report-days';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import { day, id, streamed, timestamp } from '../platform/wire-values';
import { closingInput, reopeningInput, reportDay, reportMonth } from './day-sheets';
import {
  moneyTaken,
  month,
  ordersOfHours,
  reportDayFields,
  reportPayment,
  rupeesOf,
} from './money-sums';

/** The days of a report in Asia/Kolkata, both included. */
export const reportSpan = z
  .object({ from: day, to: day })
  .refine((span) => daysOfSpan(span) >= 1, { error: m.validation_days_order })
  .refine((span) => daysOfSpan(span) <= MOST_REPORT_DAYS, {
    error: () => m.validation_report_days({ most: MOST_REPORT_DAYS }),
  });

const localName = z.string().describe('In the language of the request');
const names = { name: z.string(), localName };

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
        ...names,
        category: z.string(),
        localCategory: localName,
        orders: z.int(),
        units: z.int(),
        sold: rupeesOf('without packaging'),
      }),
    )
    .describe('By their names now; the one that sold for most comes first'),
  categories: z.array(
    z.object({ id, ...names, units: z.int(), sold: rupeesOf('without packaging') }),
  ),
  waste: z
    .array(
      z.object({
        id,
        ...names,
        thrown: z.int().describe('Units that were thrown away'),
        remade: z.int().describe('Units that were made again for an order'),
        value: rupeesOf('at the prices of then'),
        reasons: z.array(z.object({ reason: z.enum(WASTE_REASONS), units: z.int() })),
      }),
    )
    .describe('Thrown away and made again, by dish; the one of the highest value comes first'),
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
  hours: ordersOfHours,
  customers: z
    .object({
      fresh: z.int().describe('Customers whose first order is of the span'),
      returning: z.int().describe('Customers who had ordered before the span'),
      forgotten: z
        .int()
        .describe('Orders without a phone number: of walk-ins, tables and deleted accounts'),
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
  servedAs: z.enum(SERVED_AS),
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
  reopenDay: call('settings', 'POST /admin/reports/days/{date}/reopening', 'Reopen a closed day', {
    pin: 'always',
  })
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
