import * as z from 'zod';
import { PAID_BY } from '../../domain/orders/order-payments';
import { m } from '../../messages/compiled/messages';
import { day, id, timestamp } from '../platform/wire-values';

export const rupeesOf = (what: string) => z.number().describe(`Rupees ${what}`);

/** A calendar month in Asia/Kolkata, `YYYY-MM`. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: m.validation_month });

export const ordersOfHours = z
  .array(z.object({ hour: z.int().min(0).max(23), orders: z.int() }))
  .describe('All orders by hour in Asia/Kolkata, 0 to 23');

export const moneySums = {
  taken: rupeesOf('that came in, less what was taken back as a mistake'),
  refunded: rupeesOf('given back to customers'),
  left: rupeesOf('taken less refunded'),
};

/** Money counts on the day on which it was recorded, whatever the day of its order. */
export const moneyTaken = z.object({
  ...moneySums,
  methods: z.array(z.object({ method: z.enum(PAID_BY), ...moneySums })),
});
export type MoneyTaken = z.infer<typeof moneyTaken>;

export const reportDayFields = {
  date: day,
  orders: z.int().describe('Orders that are not cancelled'),
  sold: rupeesOf('of these orders'),
  cancelled: z.int().describe('Cancelled orders'),
  ...moneySums,
};

export const reportPayment = z.object({
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
