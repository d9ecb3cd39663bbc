import * as z from 'zod';
import { exportedDoorPhoto } from '../orders/door-photos-contract';
import { order } from '../orders/order-shape';
import { orderPayment } from '../orders/payment-shape';
import { review } from '../orders/reviews-contract';
import { call } from '../platform/call';
import { logEntry } from '../platform/logs-contract';
import { refusals } from '../platform/refusal-schemas';
import { day, id, streamed, timestamp } from '../platform/wire-values';
import { contactMessage } from '../shop/contact-contract';
import { profile } from './customers-contract';

/** The customer's own id, or `me`. Any other id is not found. */
const own = z.object({ id });

/** Everything the shop stores about a customer. Analytics events are anonymous and not part of it. */
export const customerData = z.object({
  madeAt: timestamp,
  profile,
  orders: z.array(order).describe('Newest first'),
  reviews: z.array(review).describe('What the customer said about orders'),
  doorPhotos: z
    .array(exportedDoorPhoto)
    .describe('Photographs of the door, for the rider, of the last days'),
  messages: z.array(contactMessage).describe('Sent with the contact form while signed in'),
  sessions: z
    .array(
      z.object({
        since: timestamp,
        until: timestamp,
        clientAddress: z.string(),
        userAgent: z.string(),
      }),
    )
    .describe('Where the customer is signed in'),
  codesSent: z
    .array(z.object({ at: timestamp, clientAddress: z.string() }))
    .describe('Sign-in codes of the last day, without the codes'),
  messageDevices: z
    .array(z.object({ orderId: id, since: timestamp, endpoint: z.string() }))
    .describe('The devices that get messages about orders under way'),
  orderMessages: z
    .array(
      z.object({
        id,
        orderId: id,
        at: timestamp,
        isTextMessage: z.boolean(),
        title: z.string(),
        text: z.string(),
      }),
    )
    .describe('What the shop told the customer about orders'),
  paymentReferences: z
    .array(z.object({ orderId: id, at: timestamp, reference: z.string() }))
    .describe('What the customer gave for payments'),
  bankCredits: z
    .array(
      z.object({
        id,
        day,
        amount: z.number(),
        reference: z.string().nullable(),
        narration: z.string().describe("The bank's text"),
      }),
    )
    .describe('Payments in the bank statements that pay orders of the customer'),
  payments: z
    .array(orderPayment.omit({ by: true, reason: true }).extend({ orderId: id }))
    .describe('Payments and refunds of the orders'),
  logs: z.array(logEntry).describe('The pages’ log entries'),
});

export type CustomerData = z.infer<typeof customerData>;

export const privacyContract = {
  exportData: call('signed-in', 'GET /users/{id}/export', 'Download all your data')
    .errors(refusals('not_found'))
    .input(own)
    .output(customerData.or(streamed)),
  deleteAccount: call('signed-in', 'DELETE /users/{id}', 'Delete your account', {
    successStatus: 204,
  })
    .errors(refusals('not_found', 'orders_open', 'refund_due', 'staff_account'))
    .input(own)
    .output(z.void()),
};
