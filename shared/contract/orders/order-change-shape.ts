import * as z from 'zod';
import { REMAKE_REASONS } from '../../domain/menu/waste';
import { ORDER_CHANGE_KINDS } from '../../domain/orders/order-change';
import { DISCOUNT_KINDS } from '../../domain/orders/pricing';
import { timestamp } from '../platform/wire-values';

export const changedDish = z.object({
  name: z.string(),
  options: z.array(z.string()),
  quantity: z.int(),
});

/** What staff changed of an order after it was placed. */
export const orderChange = z.object({
  kind: z.enum(ORDER_CHANGE_KINDS),
  reason: z.string(),
  by: z.string(),
  at: timestamp,
  added: z.array(changedDish),
  removed: z.array(changedDish),
  discount: z
    .object({
      kind: z.enum(DISCOUNT_KINDS),
      dish: z.string().nullable().describe('Null for the whole order'),
      percent: z.int().nullable(),
      amount: z.number().nullable().describe('Rupees'),
    })
    .optional()
    .describe('With neither percent nor amount, it was taken back'),
  remade: z
    .object({ reason: z.enum(REMAKE_REASONS), dishes: z.array(changedDish) })
    .optional()
    .describe('What the kitchen makes again at no charge'),
  moved: z
    .object({
      direction: z.enum(['to', 'from']),
      number: z.int().describe('The other bill’s number at the counter'),
      dishes: z.array(changedDish),
    })
    .optional()
    .describe('What went to another bill or came from one'),
  totalBefore: z.number(),
  totalAfter: z.number(),
});
export type OrderChange = z.infer<typeof orderChange>;
