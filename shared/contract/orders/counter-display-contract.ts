import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { MOST_OF_PRODUCT } from '../../domain/orders/cart';
import { COUNTER_DISPLAY } from '../../domain/orders/counter-display';
import { MOST_TIP_RUPEES, PAID_BY_HAND } from '../../domain/orders/order-payments';
import { jsonBytes } from '../../domain/platform/json-bytes';
import { MOST_CHOICES } from '../menu/option-shape';
import { call } from '../platform/call';
import { id, rupees, text } from '../platform/wire-values';
import { MOST_LINES, MOST_OF_ORDER_RUPEES } from './order-input';

const amount = rupees(0, MOST_OF_ORDER_RUPEES);
const idle = z.object({ kind: z.literal('idle') });
const words = text(200);
const ordered = {
  kind: z.literal('order'),
  more: z.int().min(0).max(MOST_LINES).describe('Earlier dishes that are not listed'),
  packaging: amount.default(0),
  delivery: amount.default(0),
  discount: amount,
  total: amount,
};
const paid = z.object({
  kind: z.literal('paid'),
  total: amount,
  received: amount.describe('What the customer gave: more than the total if there is change'),
});
const payBy = z.enum(PAID_BY_HAND);
const tip = rupees(0, MOST_TIP_RUPEES).describe('What the customer gives on top').default(0);

/** What the till shows its customer. No name, phone number or note of a customer is in it. */
export const tillState = z
  .discriminatedUnion('kind', [
    idle,
    z.object({
      ...ordered,
      lines: z
        .array(
          z.object({
            productId: id,
            name: words,
            quantity: z.int().min(1).max(MOST_OF_PRODUCT),
            options: z
              .array(
                z.object({
                  section: z.string().max(60),
                  sectionLabel: words,
                  value: z.string().max(60),
                  optionLabel: words,
                }),
              )
              .max(MOST_CHOICES),
            total: amount,
          }),
        )
        .max(COUNTER_DISPLAY.lines),
    }),
    z.object({ kind: z.literal('pay'), by: payBy, orderId: id, tip }),
    paid,
  ])
  .refine((state) => jsonBytes(state) <= COUNTER_DISPLAY.stateBytes, {
    message: `At most ${COUNTER_DISPLAY.stateBytes} bytes`,
  });
export type TillState = z.output<typeof tillState>;

/** The same in the display's language; of an order to pay, its sum and link. */
const shownState = z.discriminatedUnion('kind', [
  idle,
  z.object({
    ...ordered,
    lines: z.array(
      z.object({
        name: z.string(),
        quantity: z.int(),
        options: z.array(z.string()),
        total: amount,
      }),
    ),
  }),
  z.object({
    kind: z.literal('pay'),
    by: payBy,
    total: amount,
    upiPaymentUrl: z.string().nullable(),
  }),
  paid,
]);

const shownNow = z.object({
  id: z.string().describe('Another one for another state'),
  state: shownState,
  ageMs: z.int().min(0).describe('Since the till last sent it'),
});
export type ShownNow = z.output<typeof shownNow>;

/** The display that faces the customer mirrors the till of the same account (display rule 1). */
export const counterDisplayContract = {
  show: call('orders', 'PUT /admin/display', 'Show the customer what the till does', {
    isAutomatic: true,
  })
    .input(tillState)
    .output(z.object({ isRead: z.boolean().describe('Whether a display reads it') })),
  read: call('orders', 'GET /admin/display', 'Read what your till shows').output(shownNow),
  follow: call('orders', 'GET /admin/display/events', 'Follow what your till shows').output(
    eventIterator(shownNow),
  ),
};
