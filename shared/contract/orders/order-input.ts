import * as z from 'zod';
import { DISH_NOTE_MAX_LENGTH, MOST_OF_PRODUCT } from '../../domain/orders/cart';
import { STAFF_CHANNELS } from '../../domain/orders/channel';
import { PAY_LATER, PAY_LATER_OF } from '../../domain/orders/pay-later';
import { PAYMENT_METHODS } from '../../domain/orders/payment';
import { DELIVERY_METHODS, DISCOUNT_KINDS } from '../../domain/orders/pricing';
import { TABLET_NUMBERS } from '../../domain/orders/tablet-numbers';
import { m } from '../../messages/compiled/messages';
import { MOST_CHOICES } from '../menu/option-shape';
import { deliveryAddressInput } from '../people/customers-contract';
import {
  day,
  id,
  lineText,
  nameText,
  phoneNumber,
  rupees,
  text,
  timestamp,
} from '../platform/wire-values';

export const MOST_LINES = 50;
/** More than the largest order of the dearest product costs. */
export const MOST_OF_ORDER_RUPEES = 1e12;

/** Clients may send prices, labels and modifiers, too; the server ignores them and uses the menu's. */
const optionChoice = z.object({
  section: z.string().max(60).optional(),
  sectionLabel: z.string().max(60).optional(),
  value: z.string().max(60),
});

export const orderedItem = z.object({
  productId: id,
  quantity: z
    .int()
    .min(1)
    .max(MOST_OF_PRODUCT, { error: () => m.validation_item_units({ most: MOST_OF_PRODUCT }) }),
  customizations: z.array(optionChoice).max(MOST_CHOICES).default([]),
  note: text(DISH_NOTE_MAX_LENGTH)
    .optional()
    .describe('What the customer asks of the kitchen for this line'),
});

/** The total that the sender saw; another one is refused. */
export const expectedTotal = rupees(0, MOST_OF_ORDER_RUPEES).optional();

/** What staff give off the price, as a percentage or an amount (orders rule 24). */
export const discountFields = {
  kind: z.enum(DISCOUNT_KINDS),
  percent: z.int().min(1).max(100).nullable().default(null),
  amount: rupees(0.01, 10_000_000).nullable().default(null),
  reason: lineText(200, 1).describe('Why; shown to staff only'),
};

/** What is ordered and where it goes, in orders of customers and of staff. */
const ordered = z.object({
  items: z
    .array(orderedItem)
    .min(1)
    .max(MOST_LINES, { error: () => m.validation_order_items({ most: MOST_LINES }) }),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  addressId: id.nullable().default(null),
  deliveryAddress: deliveryAddressInput.optional(),
  specialInstructions: text(500).default(''),
  expectedTotal,
});

/** An order to place (orders rule 1), with a guest's name, phone and address in place of ids. */
export const orderInput = ordered
  .extend({
    userId: id.nullable().default(null),
    guest: z.object({ name: nameText(100, 1), phoneNumber }).optional(),
    paymentMethod: z.enum(PAYMENT_METHODS),
    payLater: z
      .enum(PAY_LATER)
      .optional()
      .describe(
        'Pays when getting the order: at the counter for a pickup, in cash for a delivery. For signed-in customers, if the settings allow it',
      ),
    slotAt: timestamp
      .optional()
      .describe('The start of a slot of `GET /slots`; without it, as soon as possible'),
  })
  .refine(
    ({ deliveryMethod, payLater }) => !payLater || payLater === PAY_LATER_OF[deliveryMethod],
    { path: ['payLater'], error: m.validation_pay_later },
  );

export type OrderInput = z.input<typeof orderInput>;

/** How a tablet that had no network took an order (orders rules 25 and 27). */
const tabletFields = z.object({
  id: id.describe(
    'Made up by the device. Its keys are its own, so that any of the staff may send its orders',
  ),
  takenAt: timestamp.optional().describe('By the device’s clock, if it had no network'),
  number: z
    .object({ date: day, number: z.int().min(TABLET_NUMBERS.from).max(TABLET_NUMBERS.until) })
    .nullable()
    .default(null)
    .describe('Of a block that the device reserved'),
  saysPaid: z
    .boolean()
    .default(false)
    .describe('The customer says that they have paid by UPI; staff check it later'),
  isHandedOver: z
    .boolean()
    .default(false)
    .describe('Whether it was made and handed over already, without a network'),
});
export type TabletFields = z.output<typeof tabletFields>;

/** An order that staff take for a customer at the counter or on the phone (orders rule 22). */
export const takenOrderInput = ordered
  .extend({
    channel: z.enum(STAFF_CHANNELS),
    isForHere: z.boolean().default(false).describe('Eaten in the cafe, so without packaging'),
    name: nameText(100).default('').describe('A walk-in may give none'),
    phoneNumber: phoneNumber.nullable().default(null),
    sellAnyway: z
      .boolean()
      .default(false)
      .describe('Sells what the shop counts as sold out; for managers'),
    discount: z
      .object(discountFields)
      .refine(({ percent, amount }) => (percent === null) !== (amount === null), {
        path: ['amount'],
        message: 'A percentage or an amount',
      })
      .optional()
      .describe('Of the whole order, whose `expectedTotal` is what is left to pay'),
    tablet: tabletFields.optional(),
  })
  .refine(({ deliveryMethod, isForHere }) => !isForHere || deliveryMethod === 'pickup', {
    path: ['isForHere'],
    error: m.validation_not_for_here,
  })
  .refine(({ deliveryMethod, phoneNumber }) => deliveryMethod === 'pickup' || phoneNumber, {
    path: ['phoneNumber'],
    error: m.validation_rider_phone,
  });

export type TakenOrderInput = z.input<typeof takenOrderInput>;
export type TakenOrder = z.output<typeof takenOrderInput>;

export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().min(1).max(255).optional(),
  'idempotency-key-first-sent': timestamp
    .optional()
    .describe('By the sender’s clock. If that is ahead, the key is stored until 24 hours after it'),
  'idempotency-key-resent': z
    .literal('true')
    .optional()
    .describe(
      'Whether the key was sent before. From 23 hours after its first send it places no order, because the shop may have deleted it',
    ),
});
export type IdempotencyHeaders = z.output<typeof idempotencyHeaders>;
