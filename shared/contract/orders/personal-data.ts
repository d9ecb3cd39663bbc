import * as z from 'zod';
import { day, id, timestamp } from '../platform/wire-values';
import { exportedDoorPhoto } from './door-photos-contract';
import { order } from './order-shape';
import { orderPayment } from './payment-shape';
import { review } from './reviews-contract';

export const orderPersonalData = {
  orders: z.array(order).describe('Newest first'),
  reviews: z.array(review).describe('What the customer said about orders'),
  doorPhotos: z
    .array(exportedDoorPhoto)
    .describe('Photographs of the door, for the rider, of the last days'),
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
};
