import { closingWords } from './closing';
import { deliveryPauseWords } from './delivery-reach';
import { formatRupees, rupeesToPaise } from './money';
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

const SIGN_IN_OR_CALL =
  'Many orders from your network are not paid yet. Please sign in to order, or call the cafe.';

/** Every refusal by its code. The list is closed: a client can switch over it. */
const REFUSALS = {
  bad_input: refusal(400, 'Something you entered is not right. Please check it and try again.', {
    issues: [{ path: 'text', message: 'text' }],
  }),
  unauthorized: refusal(401, 'Please sign in.'),
  not_an_admin: refusal(403, 'You do not have admin privileges'),
  forbidden: refusal(403, "You don't have permission to do that."),
  admin_uid_mismatch: refusal(403, 'The admin-UID header does not name the signed-in user.'),
  not_found: refusal(404, 'Not found.'),
  store_closed: refusal(409, closingWords, 'closing'),
  out_of_stock: refusal(409, ({ items }) => items.map(shortageMessage).join(' '), {
    items: [{ productId: 'id', name: 'text', available: 'count' }],
  }),
  product_unavailable: refusal(409, 'An item in the cart is no longer on the menu.', {
    productIds: ['id'],
  }),
  option_unavailable: refusal(409, 'An option in the cart is no longer on the menu.', {
    productId: 'id',
    'section?': 'text',
    value: 'text',
  }),
  option_sold_out: refusal(409, ({ name, option }) => `${name}: ${option} is sold out.`, {
    productId: 'id',
    name: 'text',
    section: 'text',
    option: 'text',
  }),
  option_required: refusal(
    409,
    ({ name, sectionLabel }) => `${name}: please choose “${sectionLabel}”.`,
    { productId: 'id', name: 'text', section: 'text', sectionLabel: 'text' },
  ),
  outside_delivery_zone: refusal(409, outsideZoneMessage, {
    deliveryRadius: 'number',
    'areas?': ['text'],
  }),
  location_required: refusal(409, detectFirstMessage),
  delivery_paused: refusal(409, deliveryPauseWords, 'deliveryPause'),
  below_minimum: refusal(
    409,
    ({ minimum }) => `The minimum order is ${formatRupees(rupeesToPaise(minimum))}.`,
    { minimum: 'rupees' },
  ),
  too_late: refusal(409, tooLateMessage, { closing: 'closing', takesLater: 'boolean' }),
  slot_unavailable: refusal(409, 'This time is no longer free. Please choose another one.', {
    slotAt: 'timestamp',
    /** Whether other orders have taken its room; otherwise the kitchen cannot make it by then. */
    isFull: 'boolean',
    /** The start of the nearest slots with room. */
    nearest: ['timestamp'],
  }),
  total_changed: refusal(
    409,
    ({ totalAmount }) =>
      `The total is now ${formatRupees(rupeesToPaise(totalAmount))}. Please check your order and place it again.`,
    { totalAmount: 'rupees' },
  ),
  pay_later_refused: refusal(
    409,
    ({ payLater, why }) => {
      const how = payLater === 'counter' ? 'pay at the counter' : 'pay cash on delivery';
      return why === 'sign-in'
        ? `Please sign in to ${how}, or pay now.`
        : `You cannot ${how} at the moment. Please pay now.`;
    },
    { payLater: ['counter', 'cash-on-delivery'], why: ['off', 'sign-in'] },
  ),
  idempotency_key_reused: refusal(409, 'This Idempotency-Key was already used for another order.'),
  idempotency_key_expired: refusal(409, 'This order is too old to be sent again.'),
  conflict: refusal(409, 'Someone else changed this in the meantime. Please try again.'),
  day_closed: refusal(409, 'This day is closed. An admin can reopen it.'),
  drawer_full: refusal(409, ({ most }) => `A day takes at most ${most} of these.`, {
    most: 'count',
  }),
  day_not_over: refusal(
    409,
    'The shop has not closed on this day yet. Please say why you close the day now.',
  ),
  order_begun: refusal(409, 'The kitchen has already started your order. Please call us.'),
  inbox_closed: refusal(409, 'Please write to us by email or WhatsApp.'),
  review_closed: refusal(409, 'You can tell us how an order was for two weeks after you get it.'),
  reference_used: refusal(
    409,
    'This reference was already given for another order. Please check its 12 digits, or call the cafe.',
  ),
  too_many_references: refusal(
    409,
    'You have given several references for this order. Please call the cafe.',
  ),
  order_cancelled: refusal(409, 'A cancelled order has no bill.'),
  category_in_use: refusal(409, 'This category still has products. Move or delete them first.'),
  shared_options_in_use: refusal(409, 'Dishes still have these options. Untick the dishes first.'),
  too_many_options: refusal(
    409,
    ({ name }) => `${name} has too many options for these. Remove some of its sections first.`,
    { name: 'text' },
  ),
  category_exists: refusal(409, 'There is already a category with this name.'),
  inventory_exists: refusal(409, 'This product already has an inventory record.'),
  price_not_positive: refusal(409, 'With these options the price could be zero or less.'),
  email_taken: refusal(409, 'There is already an admin user with this email address.'),
  last_admin: refusal(409, 'The last admin cannot be removed or demoted.'),
  admin_not_removable: refusal(409, 'An admin cannot be deleted. Change the role first.'),
  orders_open: refusal(
    409,
    'You still have an open order. You can delete your account once it is delivered or cancelled.',
  ),
  refund_due: refusal(
    409,
    'We may still owe you money for a cancelled order. You can delete your account once that is settled.',
  ),
  staff_account: refusal(
    409,
    'This account belongs to a member of staff. An admin can remove it in the back office.',
  ),
  too_large: refusal(413, 'That is too large.'),
  too_many_requests: refusal(
    429,
    ({ retryAfterSeconds }) =>
      `Too many tries. Please try again in ${waitInWords(retryAfterSeconds)}.`,
    { retryAfterSeconds: 'seconds' },
  ),
  too_many_unpaid_orders: refusal(
    429,
    ({ of }) =>
      of === 'buyer'
        ? 'Your last orders are not paid yet. Please pay for one of them, or call the cafe, before you order again.'
        : of === 'guests'
          ? SIGN_IN_OR_CALL
          : 'Many orders from your network are not paid yet. Please call the cafe to order.',
    {
      /** `guests`: all guests of the network; a customer who signs in does not count. */
      of: ['buyer', 'address', 'guests'],
      retryAfterSeconds: 'seconds',
    },
  ),
  unpaid_limit: refusal(409, unpaidLimitMessage, UNPAID_LIMIT),
  code_not_sent: refusal(503, 'We could not send your code. Please try again in a moment.'),
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

/** 'a minute', '40 seconds', '5 minutes', '2 hours': rounded up, so that a retry is never too early. */
function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

function unpaidLimitMessage(data: DataOf<typeof UNPAID_LIMIT>): string {
  const { of, exceeds, allowed, product, retryAfterSeconds } = data;
  if (of === 'address') return SIGN_IN_OR_CALL;
  if (product !== undefined) {
    const [can, remedy] =
      allowed > 0
        ? [`can order up to ${allowed} of`, 'sign in for more']
        : ['cannot order', 'sign in'];
    return `As a guest, you ${can} ${product} now, because orders of guests are not paid yet. Please ${remedy}, or call the cafe.`;
  }
  const most = exceeds === 'items' ? `${allowed} items` : formatRupees(rupeesToPaise(allowed));
  const guest = of === 'guest' ? 'As a guest, you' : 'You';
  const more = of === 'guest' ? 'sign in for more' : 'order less';
  if (retryAfterSeconds === undefined) {
    return `${guest} can order up to ${most} before you pay. Please ${more}, or call the cafe.`;
  }
  const wait = waitInWords(retryAfterSeconds);
  return `${guest} can have up to ${most} in orders that are not paid yet. Please pay for your open order, ${more}, or call the cafe. You can also try again in ${wait}.`;
}

function shortageMessage({ name, available }: { name: string; available: number }): string {
  return available > 0 ? `Only ${available} of ${name} available now.` : `${name} is out of stock.`;
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
