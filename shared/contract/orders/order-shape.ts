import * as z from 'zod';
import { CANCEL_REASONS } from '../../domain/orders/cancellation';
import { CHANNELS } from '../../domain/orders/channel';
import { CUSTOMER_NEWS, MESSAGE_OUTCOMES } from '../../domain/orders/order-news';
import { ORDER_STATUSES } from '../../domain/orders/order-status';
import { PAY_LATER } from '../../domain/orders/pay-later';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../domain/orders/payment';
import { ADJUSTMENT_KINDS, DELIVERY_METHODS } from '../../domain/orders/pricing';
import { id, sortBy, timestamp } from '../platform/wire-values';
import { changedDish, orderChange } from './order-change-shape';
import { orderPayment, orderPayments, orderTip, paymentClaim } from './payment-shape';

/** A chosen option of a line, with the price in rupees on the wire and in paise when stored. */
export const chosenOption = z.object({
  section: z.string(),
  sectionLabel: z.string(),
  optionLabel: z.string(),
  value: z.string(),
  priceModifier: z.number(),
});

export const deliveryDetails = z.object({
  street: z.string(),
  aptSuite: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  area: z.string().optional().describe('The drawn area in which it is'),
});

const orderItem = z.object({
  line: z.int().describe('Its number within the order, which no other line ever has'),
  productId: id,
  name: z
    .string()
    .describe('As ordered; for its customer in the language of `Accept-Language`, if it has one'),
  quantity: z.int(),
  price: z.number().describe('Unit price in rupees, without options'),
  finalPrice: z.number().describe('Unit price in rupees, with options'),
  customizations: z.array(chosenOption),
  note: z.string().optional().describe('What the customer asks of the kitchen for this line'),
  isAdded: z.boolean().optional().describe('Whether staff added it after the order was placed'),
});

const orderAdjustment = z.object({
  kind: z.enum(ADJUSTMENT_KINDS),
  label: z.string().describe('As printed on the bill'),
  amount: z.number().describe('Rupees; below 0 for a discount'),
  code: z.string().optional().describe('The code that the customer entered for it'),
  line: z.int().optional().describe('The line that it is for; left out for the whole order'),
  percent: z.int().optional().describe('Of a discount that is a share of the price'),
});

export const cancellation = {
  cancelReason: z
    .enum(CANCEL_REASONS)
    .nullable()
    .describe('Why it was cancelled; null without a reason'),
  cancelNote: z.string().nullable().describe('What staff wrote to the customer beside it'),
};

/** Oldest first. */
const orderMessages = z.object({
  devices: z.int().describe('How many devices get messages about the order'),
  list: z.array(
    z.object({
      news: z.enum(CUSTOMER_NEWS),
      by: z.enum(['push', 'sms']),
      at: timestamp,
      outcome: z.enum(MESSAGE_OUTCOMES),
    }),
  ),
});

/** A placed order. Names, prices and the address are copies that later changes do not alter. */
export const order = z.object({
  id,
  orderDate: z.object({ seconds: z.int(), nanoseconds: z.int() }),
  createdAt: timestamp,
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  payLater: z
    .enum(PAY_LATER)
    .optional()
    .describe('How it is paid when the customer gets it; left out if the payment comes first'),
  upiPaymentUrl: z.string().nullable(),
  items: z.array(orderItem),
  removedItems: z
    .array(changedDish)
    .optional()
    .describe('What staff have removed since it was placed, oldest first'),
  subtotal: z.number(),
  packagingCharge: z.number(),
  deliveryFee: z.number(),
  adjustments: z
    .array(orderAdjustment)
    .describe('Added to subtotal, packaging charge and delivery fee for the total'),
  totalAmount: z.number(),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  channel: z.enum(CHANNELS).describe('Where it was taken'),
  isForHere: z.boolean().describe('Eaten in the cafe'),
  tableName: z.string().optional().describe('The table that it belongs to'),
  deliveryAddressDetails: deliveryDetails.nullable(),
  locationVerified: z.boolean(),
  userDetails: z.object({
    name: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    email: z.string().nullable(),
  }),
  customerName: z.string(),
  isCustomerDeleted: z.boolean().describe('Whether its customer has deleted the account'),
  specialInstructions: z.string(),
  counterNumber: z
    .int()
    .describe('The short number called at the counter; counts from 1 at each opening'),
  acceptedAt: timestamp.nullable().describe('When the kitchen accepted it'),
  readyAt: timestamp.nullable().describe('When the food was ready'),
  ...cancellation,
  promisedFrom: timestamp.describe(
    'When it was promised: at the counter, or at the door. The end if it may be ready only after the closing',
  ),
  promisedUntil: timestamp,
  firstPromisedUntil: timestamp
    .optional()
    .describe('The end of the first promise, if staff have moved it; shown to staff only'),
  slotAt: timestamp
    .nullable()
    .describe('The quarter of an hour for which it was ordered; null for as soon as possible'),
  waitingToldAt: timestamp
    .nullable()
    .describe('When the customer was told that nobody has accepted the order yet'),
  paymentClaimedAt: timestamp
    .nullable()
    .describe('When the customer said that the pending payment was made; no proof of it'),
  heldUntil: timestamp
    .nullable()
    .describe(
      'Until when the unpaid order is held at least; the shop then cancels it. Null if it does not, or if the time is not known',
    ),
  paymentReferences: z
    .array(z.string())
    .optional()
    .describe('The 12 digits (UTR) that the customer gave for the payment; no proof of it'),
  usualCheckMinutes: z
    .int()
    .nullable()
    .optional()
    .describe('How long staff usually take to confirm such a payment; null if it is not known'),
  receivedAmount: z
    .number()
    .optional()
    .describe('Rupees received and not refunded, if the order is paid in part or overpaid'),
  owedAmount: z
    .number()
    .describe(
      'Rupees that the order owes: not what was received, nor dishes that were refunded. Nothing once it is paid',
    ),
  paymentClaim: paymentClaim.optional(),
  paidAt: timestamp.nullable().describe('When staff confirmed the payment'),
  payments: z
    .array(orderPayment)
    .optional()
    .describe(
      'Payments and refunds that count, oldest first; customers see the refunds only, and a bill names the others',
    ),
  bankPayments: orderPayments
    .optional()
    .describe('What the bank’s statements say has arrived; shown to staff only'),
  gatewayRefunds: z
    .array(
      z.object({
        amount: z.number().describe('Rupees'),
        state: z.enum(['asked', 'pending', 'done', 'failed']),
        at: timestamp,
      }),
    )
    .optional()
    .describe('Money that is returned through the payment gateway'),
  gatewayRefundable: z
    .number()
    .optional()
    .describe('Rupees that the payment gateway can return at once; shown to staff only'),
  tips: z
    .array(orderTip)
    .optional()
    .describe('For the staff, no part of the total; shown to staff only'),
  asksForTip: z
    .boolean()
    .optional()
    .describe('Whether the owner lets staff record tips; shown to staff only'),
  gatewayProblems: z
    .array(z.string())
    .optional()
    .describe('Money that the gateway has but that was not counted; shown to staff only'),
  statusUpdates: z.array(
    z.object({
      status: z.enum(ORDER_STATUSES),
      timestamp,
      by: z.string().optional().describe('Who did it; shown to staff only'),
    }),
  ),
  paymentUpdates: z
    .array(
      z.object({ paymentStatus: z.enum(PAYMENT_STATUSES), timestamp, by: z.string().optional() }),
    )
    .optional()
    .describe('Shown to staff only'),
  messages: orderMessages.optional().describe('Shown to staff only'),
  changeCount: z.int().optional().describe('The version that a change names; shown to staff only'),
  changes: z
    .array(orderChange)
    .optional()
    .describe('What staff changed since it was placed, oldest first; shown to staff only'),
  billNumber: z
    .string()
    .optional()
    .describe('Of the order’s bill, if it has one; only where a customer reads a single order'),
});

export type DeliveryDetails = z.infer<typeof deliveryDetails>;
export type Order = z.infer<typeof order>;
export type OrderItem = z.infer<typeof orderItem>;

const ORDER_SORTS = [
  'createdAt',
  'customerName',
  'itemCount',
  'totalAmount',
  'status',
  'paymentStatus',
  'id',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export const orderSort = sortBy(ORDER_SORTS).default('-createdAt');
