import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { COUNTER_DISPLAY } from '../../domain/orders/counter-display';
import { MOST_TIP_RUPEES, PAID_BY_HAND } from '../../domain/orders/order-payments';
import { jsonBytes } from '../../domain/platform/json-bytes';
import { MOST_CHOICES } from '../menu/option-shape';
import { call } from '../platform/call';
import { id, rupees, text } from '../platform/wire-values';
import { MOST_LINES } from './order-input';

const most = rupees(0, 1e12);
const idle = z.object({ kind: z.literal('idle') });
const word = text(200);
const ordered = {
  kind: z.literal('order'),
  more: z.int().min(0).max(MOST_LINES).describe('Earlier dishes that are not listed'),
  packaging: most.default(0),
  delivery: most.default(0),
  off: most.describe('The discount'),
  total: most,
};
const paid = z.object({
  kind: z.literal('paid'),
  total: most,
  received: most.describe('In cash more than the total'),
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
            name: word,
            quantity: z.int().min(1).max(999),
            options: z
              .array(
                z.object({
                  section: z.string().max(60),
                  sectionLabel: word,
                  value: z.string().max(60),
                  optionLabel: word,
                }),
              )
              .max(MOST_CHOICES),
            total: most,
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
        total: most,
      }),
    ),
  }),
  z.object({
    kind: z.literal('pay'),
    by: payBy,
    total: most,
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
  show: call('orders', 'PUT /admin/display', 'Show the customer what the till does')
    .input(tillState)
    .output(z.object({ isRead: z.boolean().describe('Whether a display reads it') })),
  read: call('orders', 'GET /admin/display', 'Read what your till shows').output(shownNow),
  follow: call('orders', 'GET /admin/display/events', 'Follow what your till shows').output(
    eventIterator(shownNow),
  ),
};
