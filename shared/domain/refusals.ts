import { DETECT_FIRST_MESSAGE, outsideZoneMessage, type Reach } from './delivery-zone';
import { formatRupees, rupeesToPaise } from './money';
import type { PayLater } from './pay-later';

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

/** Every reason for which the shop refuses a request, with HTTP status and sentence. */
const REFUSALS = {
  bad_input: [400, 'Something you entered is not right. Please check it and try again.'],
  unauthorized: [401, 'Please sign in.'],
  not_an_admin: [403, 'You do not have admin privileges'],
  forbidden: [403, "You don't have permission to do that."],
  admin_uid_mismatch: [403, 'The admin-UID header does not name the signed-in user.'],
  not_found: [404, 'Not found.'],
  store_closed: [409, ({ closedMessage }: RefusalDetails['store_closed']) => closedMessage],
  out_of_stock: [
    409,
    ({ items }: RefusalDetails['out_of_stock']) => items.map(shortageMessage).join(' '),
  ],
  product_unavailable: [409, 'An item in the cart is no longer on the menu.'],
  option_unavailable: [409, 'An option in the cart is no longer on the menu.'],
  option_sold_out: [
    409,
    ({ name, option }: RefusalDetails['option_sold_out']) => `${name}: ${option} is sold out.`,
  ],
  option_required: [
    409,
    ({ name, sectionLabel }: RefusalDetails['option_required']) =>
      `${name}: please choose “${sectionLabel}”.`,
  ],
  outside_delivery_zone: [409, outsideZoneMessage],
  location_required: [409, DETECT_FIRST_MESSAGE],
  delivery_paused: [409, ({ message }: RefusalDetails['delivery_paused']) => message],
  below_minimum: [
    409,
    ({ minimum }: RefusalDetails['below_minimum']) =>
      `The minimum order is ${formatRupees(rupeesToPaise(minimum))}.`,
  ],
  slot_unavailable: [409, 'This time is no longer free. Please choose another one.'],
  total_changed: [
    409,
    ({ totalAmount }: RefusalDetails['total_changed']) =>
      `The total is now ${formatRupees(rupeesToPaise(totalAmount))}. Please check your order and place it again.`,
  ],
  pay_later_refused: [
    409,
    ({ payLater, why }: RefusalDetails['pay_later_refused']) => {
      const how = payLater === 'counter' ? 'pay at the counter' : 'pay cash on delivery';
      return why === 'sign-in'
        ? `Please sign in to ${how}, or pay now.`
        : `You cannot ${how} at the moment. Please pay now.`;
    },
  ],
  idempotency_key_reused: [409, 'This Idempotency-Key was already used for another order.'],
  idempotency_key_expired: [409, 'This order is too old to be sent again.'],
  conflict: [409, 'Someone else changed this in the meantime. Please try again.'],
  order_begun: [409, 'The kitchen has already started your order. Please call us.'],
  inbox_closed: [409, 'Please write to us by email or WhatsApp.'],
  review_closed: [409, 'You can tell us how an order was for two weeks after you get it.'],
  reference_used: [
    409,
    'This reference was already given for another order. Please check its 12 digits, or call the cafe.',
  ],
  too_many_references: [
    409,
    'You have given several references for this order. Please call the cafe.',
  ],
  order_cancelled: [409, 'A cancelled order has no bill.'],
  category_in_use: [409, 'This category still has products. Move or delete them first.'],
  shared_options_in_use: [409, 'Dishes still have these options. Untick the dishes first.'],
  too_many_options: [
    409,
    ({ name }: RefusalDetails['too_many_options']) =>
      `${name} has too many options for these. Remove some of its sections first.`,
  ],
  category_exists: [409, 'There is already a category with this name.'],
  inventory_exists: [409, 'This product already has an inventory record.'],
  price_not_positive: [409, 'With these options the price could be zero or less.'],
  email_taken: [409, 'There is already an admin user with this email address.'],
  last_admin: [409, 'The last admin cannot be removed or demoted.'],
  admin_not_removable: [409, 'An admin cannot be deleted. Change the role first.'],
  orders_open: [
    409,
    'You still have an open order. You can delete your account once it is delivered or cancelled.',
  ],
  refund_due: [
    409,
    'We may still owe you money for a cancelled order. You can delete your account once that is settled.',
  ],
  staff_account: [
    409,
    'This account belongs to a member of staff. An admin can remove it in the back office.',
  ],
  too_large: [413, 'That is too large.'],
  too_many_requests: [
    429,
    ({ retryAfterSeconds }: RefusalDetails['too_many_requests']) =>
      `Too many tries. Please try again in ${waitInWords(retryAfterSeconds)}.`,
  ],
  too_many_unpaid_orders: [
    429,
    ({ of }: RefusalDetails['too_many_unpaid_orders']) =>
      of === 'buyer'
        ? 'Your last orders are not paid yet. Please pay for one of them, or call the cafe, before you order again.'
        : of === 'guests'
          ? SIGN_IN_OR_CALL
          : 'Many orders from your network are not paid yet. Please call the cafe to order.',
  ],
  unpaid_limit: [409, unpaidLimitMessage],
  code_not_sent: [503, 'We could not send your code. Please try again in a moment.'],
  internal_error: [500, 'Something went wrong on our side. Please try again.'],
  unavailable: [503, 'The shop cannot take this right now. Please try again in a moment.'],
} as const;

/** A closed list: a client can switch over it. */
export type RefusalCode = keyof typeof REFUSALS;
export const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[];

export type RefusalData = {
  [Code in RefusalCode]: Code extends keyof RefusalDetails ? RefusalDetails[Code] : undefined;
};

export function refusalStatus(code: RefusalCode): number {
  return REFUSALS[code][0];
}

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
  const message: string | ((data: never) => string) = REFUSALS[code][1];
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
