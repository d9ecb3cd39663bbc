import * as z from 'zod';
import { PAID_BY, PAID_BY_HAND } from '../../domain/orders/order-payments';
import { asciiDigits } from '../../domain/platform/ascii-digits';
import { UPI_PAYMENT_REFERENCE } from '../../domain/shop/upi';
import { m } from '../../messages/compiled/messages';
import { id, timestamp } from '../platform/wire-values';

export const paymentReference = z
  .string()
  .overwrite(asciiDigits)
  .regex(UPI_PAYMENT_REFERENCE, { error: m.validation_upi_reference });

/** A line of the order, by its place from 1. */
export const refundedLine = z.object({ line: z.int().min(1), quantity: z.int().min(1).max(999) });
export type RefundedLine = z.infer<typeof refundedLine>;

/** A payment or refund of an order that nobody has taken back. */
export const orderPayment = z.object({
  id,
  kind: z.enum(['payment', 'refund']),
  method: z
    .enum(PAID_BY)
    .describe('`upi`: seen in the bank’s app; `bank`: a matched credit of a statement'),
  amount: z.number().describe('Rupees, also of a refund above 0'),
  reference: z.string().nullable(),
  at: timestamp,
  lines: z.array(refundedLine).optional().describe('The dishes that were refunded'),
  by: z.string().optional().describe('Who recorded it; shown to staff only'),
  reason: z.string().nullable().optional().describe('Shown to staff only'),
});
export type OrderPayment = z.infer<typeof orderPayment>;

/** What the customer gave the staff, which nobody has taken back. */
export const orderTip = z.object({
  id,
  method: z.enum(PAID_BY_HAND),
  amount: z.number().describe('Rupees'),
  by: z.string(),
  at: timestamp,
});
export type OrderTip = z.infer<typeof orderTip>;

export const orderPayments = z.object({
  credits: z.array(
    z.object({
      day: z.string(),
      reference: z.string().nullable(),
      amount: z.number().describe('Rupees of the whole credit'),
      forOrder: z.number().describe('Rupees of it that pay this order'),
      left: z.number().describe('Rupees of it that pay no order'),
    }),
  ),
  owed: z.number().describe('Rupees that are not confirmed by a credit or at the counter'),
  upiIds: z
    .array(z.string())
    .optional()
    .describe('The payer’s UPI ids in the bank’s text, which banks may cut'),
});
export type OrderPayments = z.infer<typeof orderPayments>;

export const paymentClaim = z
  .object({
    amount: z.number().describe('Rupees that the customer says they have paid'),
    rest: z.number().describe('Rupees that the order owes beyond it'),
  })
  .describe('What of the owed amount the customer says was paid; left out once staff have decided');
