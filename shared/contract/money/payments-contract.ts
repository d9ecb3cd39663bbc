import * as z from 'zod';
import { MOST_TIP_RUPEES, PAID_BY_HAND } from '../../domain/orders/order-payments';
import { PAYMENT_STATUSES } from '../../domain/orders/payment';
import { asciiDigits } from '../../domain/platform/ascii-digits';
import { order } from '../orders/order-shape';
import { refundedLine } from '../orders/payment-shape';
import { call } from '../platform/call';
import { id, lineText, rupees } from '../platform/wire-values';

const MOST_RUPEES = 1_000_000;
const amount = rupees(0.01, MOST_RUPEES);
const reference = lineText(40)
  .overwrite(asciiDigits)
  .default('')
  .describe('The slip’s number, or the UTR; may be empty');
const received = rupees(0, MOST_RUPEES).describe(
  'What the page showed as received; `conflict` if it changed',
);

const tip = rupees(0, MOST_TIP_RUPEES)
  .default(0)
  .describe('For the staff, beside the amount; no part of what the shop earns (money rule 18)');

export const counterPayment = z.object({ method: z.enum(PAID_BY_HAND), amount, reference, tip });

export const refundFields = z.object({
  method: z.enum(PAID_BY_HAND),
  amount,
  reference,
  reason: lineText(200, 1).describe('Why the money is returned; shown to staff only'),
  lines: z.array(refundedLine).max(100).default([]).describe('The dishes that are refunded'),
});

export const paymentsContract = {
  setStatus: call('orders', 'PUT /orders/{id}/payment-status', 'Set a payment status', {
    pin: 'by-input',
  })
    .input(
      z.object({
        id,
        paymentStatus: z.enum(PAYMENT_STATUSES),
        from: z.enum(PAYMENT_STATUSES).optional(),
        method: z
          .enum(PAID_BY_HAND)
          .optional()
          .describe('How it was paid or refunded; UPI by default'),
        tip,
      }),
    )
    .output(order),
  record: call('orders', 'POST /orders/{id}/payments', 'Record a payment', {
    description:
      'Cash or a card at the counter, or one more payment of an order that is paid already.',
  })
    .input(counterPayment.extend({ id, received }))
    .output(order),
  refund: call('orders', 'POST /orders/{id}/refunds', 'Record that money was returned', {
    pin: 'always',
    description: 'Never more than the shop has received for the order.',
  })
    .input(refundFields.extend({ id, received }))
    .output(order),
  takeBack: call('orders', 'POST /orders/{id}/payments/{paymentId}/take-back', 'Undo a payment', {
    pin: 'always',
    description:
      'For a payment or refund that was recorded by mistake. That of a bank credit is undone for all its orders, and the credit is free again.',
  })
    .input(z.object({ id, paymentId: id }))
    .output(order),
  takeTipBack: call('orders', 'POST /orders/{id}/tips/{tipId}/take-back', 'Undo a tip', {
    pin: 'always',
    description: 'For one that was recorded by mistake.',
  })
    .input(z.object({ id, tipId: id }))
    .output(order),
};
