import * as z from 'zod';
import { REFUSAL_STATUS, type RefusalCode, type RefusalData } from '../domain/refusals';
import { id } from './wire-values';

const none = z.undefined();

/** What each refusal's `data` holds on the wire. */
const DATA = {
  bad_input: z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) }),
  unauthorized: none,
  not_an_admin: none,
  forbidden: none,
  admin_uid_mismatch: none,
  not_found: none,
  store_closed: none,
  out_of_stock: z.object({
    items: z.array(z.object({ productId: id, name: z.string(), available: z.int().min(0) })),
  }),
  product_unavailable: z.object({ productIds: z.array(id) }),
  option_unavailable: z.object({
    productId: id,
    section: z.string().optional(),
    value: z.string(),
  }),
  outside_delivery_zone: z.object({ deliveryRadius: z.number() }),
  location_required: none,
  below_minimum: z.object({ minimum: z.number() }),
  total_changed: z.object({ totalAmount: z.number() }),
  idempotency_key_reused: none,
  conflict: none,
  order_cancelled: none,
  category_in_use: none,
  category_exists: none,
  inventory_exists: none,
  price_not_positive: none,
  email_taken: none,
  last_admin: none,
  admin_not_removable: none,
  code_not_sent: none,
  orders_open: none,
  staff_account: none,
  too_large: none,
  too_many_requests: z.object({ retryAfterSeconds: z.int().min(1) }),
  too_many_unpaid_orders: z.object({
    of: z.enum(['buyer', 'address']),
    retryAfterSeconds: z.int().min(1),
  }),
  internal_error: none,
  unavailable: none,
} satisfies { [Code in RefusalCode]: z.ZodType<RefusalData[Code]> };

/** The declared refusals of a call, for the contract's `errors`. */
export function refusals<Code extends RefusalCode>(...codes: Code[]) {
  const entries = codes.map((code) => [code, { status: REFUSAL_STATUS[code], data: DATA[code] }]);
  return Object.fromEntries(entries) as {
    [C in Code]: { status: number; data: (typeof DATA)[C] };
  };
}
