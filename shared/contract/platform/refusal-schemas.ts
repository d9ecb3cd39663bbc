import * as z from 'zod';
import { type RefusalCode, type RefusalData, refusalStatus } from '../../domain/platform/refusals';
import { closing, deliveryPauseShape } from './closing-shape';
import { id, timestamp } from './wire-values';

const DATA = {
  bad_input: z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) }),
  store_closed: closing,
  out_of_stock: z.object({
    items: z.array(z.object({ productId: id, name: z.string(), available: z.int().min(0) })),
  }),
  product_unavailable: z.object({ productIds: z.array(id) }),
  option_unavailable: z.object({
    productId: id,
    section: z.string().optional(),
    value: z.string(),
  }),
  option_sold_out: z.object({
    productId: id,
    name: z.string(),
    section: z.string(),
    option: z.string(),
  }),
  option_required: z.object({
    productId: id,
    name: z.string(),
    section: z.string(),
    sectionLabel: z.string(),
  }),
  too_many_options: z.object({ name: z.string() }),
  outside_delivery_zone: z.object({
    deliveryRadius: z.number(),
    areas: z.array(z.string()).optional(),
  }),
  delivery_paused: deliveryPauseShape,
  below_minimum: z.object({ minimum: z.number() }),
  slot_unavailable: z.object({
    slotAt: timestamp,
    isFull: z.boolean(),
    nearest: z.array(timestamp),
  }),
  total_changed: z.object({ totalAmount: z.number() }),
  pay_later_refused: z.object({
    payLater: z.enum(['counter', 'cash-on-delivery']),
    why: z.enum(['off', 'sign-in']),
  }),
  too_many_requests: z.object({ retryAfterSeconds: z.int().min(1) }),
  too_many_unpaid_orders: z.object({
    of: z.enum(['buyer', 'address', 'guests']),
    retryAfterSeconds: z.int().min(1),
  }),
  unpaid_limit: z.object({
    of: z.enum(['guest', 'customer', 'address']),
    exceeds: z.enum(['items', 'amount']),
    allowed: z.number(),
    retryAfterSeconds: z.int().min(1).optional(),
  }),
} satisfies {
  [Code in RefusalCode as RefusalData[Code] extends undefined ? never : Code]: z.ZodType<
    RefusalData[Code]
  >;
};

type DataSchema<Code extends RefusalCode> = Code extends keyof typeof DATA
  ? (typeof DATA)[Code]
  : z.ZodUndefined;

export function refusals<Code extends RefusalCode>(...codes: Code[]) {
  const schemas: Partial<Record<RefusalCode, z.ZodType>> = DATA;
  const entries = codes.map((code) => {
    const data = schemas[code] ?? z.undefined();
    return [code, { status: refusalStatus(code), data }];
  });
  return Object.fromEntries(entries) as {
    [C in Code]: { status: number; data: DataSchema<C> };
  };
}
