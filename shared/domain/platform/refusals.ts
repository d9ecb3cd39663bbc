import type { PayLater } from '../orders/pay-later';
import { DETECT_FIRST_MESSAGE, outsideZoneMessage, type Reach } from '../shop/delivery-zone';
import { formatRupees, rupeesToPaise } from './money';
import { OUTAGE_SENTENCES, type REFUSAL_STATUS, refusalStatus } from './refusal-codes';

export type RefusalCode = keyof typeof REFUSAL_STATUS;

export interface InputIssue {
  path: string;
  message: string;
}

/** A product with fewer units left than ordered. */
export interface Shortage {
  productId: string;
  name: string;
  available: number;
}

/** The data of refusals that have any. */
interface RefusalDetails {
  bad_input: { issues: InputIssue[] };
  store_closed: { closedMessage: string };
  out_of_stock: { items: Shortage[] };
  product_unavailable: { productIds: string[] };
  option_unavailable: { productId: string; section?: string | undefined; value: string };
  option_sold_out: { productId: string; name: string; section: string; option: string };
  option_required: { productId: string; name: string; section: string; sectionLabel: string };
  too_many_options: { name: string };
  outside_delivery_zone: Reach;
  delivery_paused: { until: string; message: string };
  below_minimum: { minimum: number };
  slot_unavailable: {
    slotAt: string;
    /** Whether other orders have taken its room; otherwise the kitchen cannot make it by then. */
    isFull: boolean;
    /** The start of the nearest slots with room. */
    nearest: string[];
  };
  total_changed: { totalAmount: number };
  /** `sign-in`: guests pay first. */
  pay_later_refused: { payLater: PayLater; why: 'off' | 'sign-in' };
  too_many_requests: { retryAfterSeconds: number };
  too_many_unpaid_orders: {
    /** `guests`: all guests of the network; a customer who signs in does not count. */
    of: 'buyer' | 'address' | 'guests';
    retryAfterSeconds: number;
  };
  unpaid_limit: {
    of: 'guest' | 'customer' | 'address';
    exceeds: 'items' | 'amount';
    /** Units or rupees. */
    allowed: number;
    /** When waiting helps: not for an order that is too large by itself. */
    retryAfterSeconds?: number | undefined;
  };
}

const SIGN_IN_OR_CALL =
  'Many orders from your network are not paid yet. Please sign in to order, or call the cafe.';

/** What a person reads, in place of the code. */
const SENTENCES = {
  bad_input: 'Something you entered is not right. Please check it and try again.',
  unauthorized: 'Please sign in.',
  not_an_admin: 'You do not have admin privileges',
  forbidden: "You don't have permission to do that.",
  admin_uid_mismatch: 'The admin-UID header does not name the signed-in user.',
  not_found: 'Not found.',
  store_closed: ({ closedMessage }: RefusalDetails['store_closed']) => closedMessage,
  out_of_stock: ({ items }: RefusalDetails['out_of_stock']) => items.map(shortageMessage).join(' '),
  product_unavailable: 'An item in the cart is no longer on the menu.',
  option_unavailable: 'An option in the cart is no longer on the menu.',
  option_sold_out: ({ name, option }: RefusalDetails['option_sold_out']) =>
    `${name}: ${option} is sold out.`,
  option_required: ({ name, sectionLabel }: RefusalDetails['option_required']) =>
    `${name}: please choose “${sectionLabel}”.`,
  outside_delivery_zone: outsideZoneMessage,
  location_required: DETECT_FIRST_MESSAGE,
  delivery_paused: ({ message }: RefusalDetails['delivery_paused']) => message,
  below_minimum: ({ minimum }: RefusalDetails['below_minimum']) =>
    `The minimum order is ${formatRupees(rupeesToPaise(minimum))}.`,
  slot_unavailable: 'This time is no longer free. Please choose another one.',
  total_changed: ({ totalAmount }: RefusalDetails['total_changed']) =>
    `The total is now ${formatRupees(rupeesToPaise(totalAmount))}. Please check your order and place it again.`,
  pay_later_refused: ({ payLater, why }: RefusalDetails['pay_later_refused']) => {
    const how = payLater === 'counter' ? 'pay at the counter' : 'pay cash on delivery';
    return why === 'sign-in'
      ? `Please sign in to ${how}, or pay now.`
      : `You cannot ${how} at the moment. Please pay now.`;
  },
  idempotency_key_reused: 'This Idempotency-Key was already used for another order.',
  idempotency_key_expired: 'This order is too old to be sent again.',
  conflict: 'Someone else changed this in the meantime. Please try again.',
  order_begun: 'The kitchen has already started your order. Please call us.',
  inbox_closed: 'Please write to us by email or WhatsApp.',
  review_closed: 'You can tell us how an order was for two weeks after you get it.',
  reference_used:
    'This reference was already given for another order. Please check its 12 digits, or call the cafe.',
  too_many_references: 'You have given several references for this order. Please call the cafe.',
  order_cancelled: 'A cancelled order has no bill.',
  category_in_use: 'This category still has products. Move or delete them first.',
  shared_options_in_use: 'Dishes still have these options. Untick the dishes first.',
  too_many_options: ({ name }: RefusalDetails['too_many_options']) =>
    `${name} has too many options for these. Remove some of its sections first.`,
  category_exists: 'There is already a category with this name.',
  inventory_exists: 'This product already has an inventory record.',
  price_not_positive: 'With these options the price could be zero or less.',
  email_taken: 'There is already an admin user with this email address.',
  last_admin: 'The last admin cannot be removed or demoted.',
  admin_not_removable: 'An admin cannot be deleted. Change the role first.',
  orders_open:
    'You still have an open order. You can delete your account once it is delivered or cancelled.',
  refund_due:
    'We may still owe you money for a cancelled order. You can delete your account once that is settled.',
  staff_account:
    'This account belongs to a member of staff. An admin can remove it in the back office.',
  too_large: 'That is too large.',
  too_many_requests: ({ retryAfterSeconds }: RefusalDetails['too_many_requests']) =>
    `Too many tries. Please try again in ${waitInWords(retryAfterSeconds)}.`,
  too_many_unpaid_orders: ({ of }: RefusalDetails['too_many_unpaid_orders']) =>
    of === 'buyer'
      ? 'Your last orders are not paid yet. Please pay for one of them, or call the cafe, before you order again.'
      : of === 'guests'
        ? SIGN_IN_OR_CALL
        : 'Many orders from your network are not paid yet. Please call the cafe to order.',
  unpaid_limit: unpaidLimitMessage,
  code_not_sent: 'We could not send your code. Please try again in a moment.',
  ...OUTAGE_SENTENCES,
} as const satisfies Record<RefusalCode, unknown>;

export type RefusalData = {
  [Code in RefusalCode]: Code extends keyof RefusalDetails ? RefusalDetails[Code] : undefined;
};

/** 'a minute', '40 seconds', '5 minutes', '2 hours': rounded up, so that a retry is never too early. */
function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

function unpaidLimitMessage(data: RefusalDetails['unpaid_limit']): string {
  const { of, exceeds, allowed, retryAfterSeconds } = data;
  if (of === 'address') {
    return SIGN_IN_OR_CALL;
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

function shortageMessage({ name, available }: Shortage): string {
  return available > 0 ? `Only ${available} of ${name} available now.` : `${name} is out of stock.`;
}

export function refusalMessage<Code extends RefusalCode>(code: Code, data: RefusalData[Code]) {
  const message: string | ((data: never) => string) = SENTENCES[code];
  return typeof message === 'string' ? message : message(data as never);
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

  get status(): number {
    return refusalStatus(this.code);
  }
}
