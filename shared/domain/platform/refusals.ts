import { m } from '../../messages/compiled/messages';
import { closingWords } from './closing';
import { deliveryPauseWords } from './delivery-reach';
import { amountText } from './money';
import { OUTAGE_SENTENCES } from './outage-sentences';
import { detectFirstMessage, outsideZoneMessage } from './outside-zone';
import type { DataOf, Shape } from './refusal-data';
import { tooLateMessage } from './too-late-message';

interface Refusal<Data> {
  status: number;
  /** What a person reads, in place of the code. */
  sentence: (data: Data) => string;
  shape: Shape | undefined;
}

function refusal<const S extends Shape | undefined = undefined>(
  status: number,
  sentence: string | ((data: DataOf<S>) => string),
  shape?: S,
): Refusal<DataOf<S>> {
  return { status, sentence: typeof sentence === 'string' ? () => sentence : sentence, shape };
}

const UNPAID_LIMIT = {
  of: ['guest', 'customer', 'address'],
  exceeds: ['items', 'amount'],
  /** Units or rupees. */
  allowed: 'number',
  /** The name of the product whose share for guests is used up. */
  'product?': 'text',
  /** When waiting helps: not for an order that is too large by itself. */
  'retryAfterSeconds?': 'seconds',
} as const;

const UNPAID_ORDERS_MESSAGES = {
  buyer: m.refusal_unpaid_buyer,
  guests: m.refusal_unpaid_guests,
  address: m.refusal_unpaid_network,
};

/** Every refusal by its code. The list is closed: a client can switch over it. */
const REFUSALS = {
  bad_input: refusal(400, m.refusal_bad_input, {
    issues: [{ path: 'text', message: 'text' }],
  }),
  unauthorized: refusal(401, m.refusal_unauthorized),
  not_an_admin: refusal(403, m.refusal_not_an_admin),
  forbidden: refusal(403, m.refusal_forbidden),
  admin_uid_mismatch: refusal(403, m.refusal_admin_uid_mismatch),
  device_not_enrolled: refusal(403, m.refusal_device_not_enrolled),
  pin_needed: refusal(403, m.refusal_pin_needed),
  not_found: refusal(404, m.refusal_not_found),
  store_closed: refusal(409, closingWords, 'closing'),
  out_of_stock: refusal(409, ({ items }) => items.map(shortageMessage).join(' '), {
    items: [{ productId: 'id', name: 'text', available: 'count' }],
  }),
  product_unavailable: refusal(409, m.refusal_product_unavailable, {
    productIds: ['id'],
  }),
  option_unavailable: refusal(409, m.refusal_option_unavailable, {
    productId: 'id',
    'section?': 'text',
    value: 'text',
  }),
  option_sold_out: refusal(409, m.refusal_option_sold_out, {
    productId: 'id',
    name: 'text',
    section: 'text',
    option: 'text',
  }),
  option_required: refusal(409, m.refusal_option_required, {
    productId: 'id',
    name: 'text',
    section: 'text',
    sectionLabel: 'text',
  }),
  outside_delivery_zone: refusal(409, outsideZoneMessage, {
    deliveryRadius: 'number',
    'areas?': ['text'],
  }),
  location_required: refusal(409, detectFirstMessage),
  delivery_paused: refusal(409, deliveryPauseWords, 'deliveryPause'),
  below_minimum: refusal(
    409,
    ({ minimum }) => m.refusal_below_minimum({ minimum: amountText(minimum) }),
    { minimum: 'rupees' },
  ),
  too_late: refusal(409, tooLateMessage, { closing: 'closing', takesLater: 'boolean' }),
  slot_unavailable: refusal(409, m.refusal_slot_unavailable, {
    slotAt: 'timestamp',
    /** Whether other orders have taken its room; otherwise the kitchen cannot make it by then. */
    isFull: 'boolean',
    /** The start of the nearest slots with room. */
    nearest: ['timestamp'],
  }),
  total_changed: refusal(
    409,
    ({ totalAmount }) => m.refusal_total_changed({ total: amountText(totalAmount) }),
    { totalAmount: 'rupees' },
  ),
  pay_later_refused: refusal(409, m.refusal_pay_later, {
    payLater: ['counter', 'cash-on-delivery'],
    why: ['off', 'sign-in'],
  }),
  idempotency_key_reused: refusal(409, m.refusal_key_reused),
  idempotency_key_expired: refusal(409, m.refusal_key_expired),
  number_taken: refusal(409, m.refusal_number_taken),
  conflict: refusal(409, m.refusal_conflict),
  day_closed: refusal(409, m.refusal_day_closed),
  drawer_full: refusal(409, m.refusal_drawer_full, {
    most: 'count',
  }),
  day_not_over: refusal(409, m.refusal_day_not_over),
  order_begun: refusal(409, m.refusal_order_begun),
  inbox_closed: refusal(409, m.refusal_inbox_closed),
  review_closed: refusal(409, m.refusal_review_closed),
  reference_used: refusal(409, m.refusal_reference_used),
  too_many_references: refusal(409, m.refusal_too_many_references),
  order_handed_over: refusal(409, m.refusal_order_handed_over),
  order_billed: refusal(409, m.refusal_order_billed),
  order_paid_in_part: refusal(409, m.refusal_order_paid_in_part),
  promise_final: refusal(409, m.refusal_promise_final),
  order_full: refusal(409, m.refusal_order_full),
  payments_changed: refusal(409, m.refusal_payments_changed),
  payments_full: refusal(409, m.refusal_payments_full, { most: 'count' }),
  table_name_taken: refusal(409, m.tables_name_taken),
  tables_full: refusal(409, m.tables_full),
  table_rounds_waiting: refusal(429, m.tables_rounds_waiting),
  discount_above_cap: refusal(
    409,
    ({ cap }) => m.refusal_discount_above_cap({ cap: amountText(cap) }),
    { cap: 'rupees' },
  ),
  order_cancelled: refusal(409, m.refusal_order_cancelled),
  bill_not_due: refusal(409, m.refusal_bill_not_due),
  category_in_use: refusal(409, m.refusal_category_in_use),
  shared_options_in_use: refusal(409, m.refusal_shared_options_in_use),
  too_many_options: refusal(409, m.refusal_too_many_options, { name: 'text' }),
  category_exists: refusal(409, m.refusal_category_exists),
  inventory_exists: refusal(409, m.refusal_inventory_exists),
  price_not_positive: refusal(409, m.refusal_price_not_positive),
  email_taken: refusal(409, m.refusal_email_taken),
  last_admin: refusal(409, m.refusal_last_admin),
  admin_not_removable: refusal(409, m.refusal_admin_not_removable),
  too_many_devices: refusal(409, m.refusal_too_many_devices, { most: 'count' }),
  orders_open: refusal(409, m.refusal_orders_open),
  refund_due: refusal(409, m.refusal_refund_due),
  staff_account: refusal(409, m.refusal_staff_account),
  too_large: refusal(413, m.refusal_too_large),
  too_many_requests: refusal(
    429,
    ({ retryAfterSeconds }) => m.refusal_too_many_requests(waitOf(retryAfterSeconds)),
    { retryAfterSeconds: 'seconds' },
  ),
  too_many_unpaid_orders: refusal(429, ({ of }) => UNPAID_ORDERS_MESSAGES[of](), {
    /** `guests`: all guests of the network; a customer who signs in does not count. */
    of: ['buyer', 'address', 'guests'],
    retryAfterSeconds: 'seconds',
  }),
  unpaid_limit: refusal(409, unpaidLimitMessage, UNPAID_LIMIT),
  code_not_sent: refusal(503, m.refusal_code_not_sent),
  internal_error: refusal(500, OUTAGE_SENTENCES.internal_error),
  unavailable: refusal(503, OUTAGE_SENTENCES.unavailable),
};

export type RefusalCode = keyof typeof REFUSALS;

export type RefusalData = {
  [Code in RefusalCode]: (typeof REFUSALS)[Code] extends Refusal<infer Data> ? Data : never;
};

export const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[];

export function refusalStatus(code: RefusalCode): number {
  return REFUSALS[code].status;
}

/** What `data` holds; undefined for a refusal without. */
export function refusalShape(code: RefusalCode): Shape | undefined {
  return REFUSALS[code].shape;
}

/** Rounded up, so that a retry is never too early. */
function waitOf(seconds: number): { unit: 'second' | 'minute' | 'hour'; count: number } {
  if (seconds < 60) return { unit: 'second', count: seconds };
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return { unit: 'minute', count: minutes };
  return { unit: 'hour', count: Math.ceil(minutes / 60) };
}

function unpaidLimitMessage(data: DataOf<typeof UNPAID_LIMIT>): string {
  const { of, exceeds, allowed, product, retryAfterSeconds } = data;
  if (of === 'address') return m.refusal_unpaid_guests();
  if (product !== undefined) {
    return allowed > 0
      ? m.refusal_unpaid_product({ product, allowed })
      : m.refusal_unpaid_product_none({ product });
  }
  const most = exceeds === 'items' ? allowed : amountText(allowed);
  const limit = { of, exceeds, allowed: most };
  if (retryAfterSeconds === undefined) return m.refusal_unpaid_order(limit);
  return `${m.refusal_unpaid_orders(limit)} ${m.refusal_try_again_in(waitOf(retryAfterSeconds))}`;
}

function shortageMessage({ name, available }: { name: string; available: number }): string {
  return available > 0 ? m.refusal_only_left({ name, available }) : m.refusal_none_left({ name });
}

export function refusalMessage<Code extends RefusalCode>(code: Code, data: RefusalData[Code]) {
  return (REFUSALS[code] as unknown as Refusal<RefusalData[Code]>).sentence(data);
}

type RefusalArguments<Code extends RefusalCode> = RefusalData[Code] extends undefined
  ? [code: Code]
  : [code: Code, data: RefusalData[Code]];

/** An expected refusal. A use case throws it before anything is written. */
export class DomainError<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  readonly data: RefusalData[Code];

  constructor(...[code, data]: RefusalArguments<Code>) {
    super(refusalMessage(code, data as RefusalData[Code]));
    this.name = 'DomainError';
    this.code = code;
    this.data = data as RefusalData[Code];
  }
}

/** @param path of the field, '' for the whole. @param message in the language of the request. */
export function badInput(path: string, message: string): DomainError<'bad_input'> {
  return new DomainError('bad_input', { issues: [{ path, message }] });
}
