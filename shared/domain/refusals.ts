import { DETECT_FIRST_MESSAGE, outsideZoneMessage } from './delivery-zone';
import { formatRupees, rupeesToPaise } from './money';

/** A field of a request that was wrong, and why. */
export interface InputIssue {
  path: string;
  message: string;
}

/** What is left of a product that was asked for in too large a number. */
export interface Shortage {
  productId: string;
  name: string;
  available: number;
}

/**
 * Every reason for which the shop says no, with what it tells about it. This
 * list is closed: a client can switch over it.
 */
export interface RefusalData {
  bad_input: { issues: InputIssue[] };
  unauthorized: undefined;
  not_an_admin: undefined;
  forbidden: undefined;
  admin_uid_mismatch: undefined;
  not_found: undefined;
  store_closed: undefined;
  out_of_stock: { items: Shortage[] };
  product_unavailable: { productIds: string[] };
  option_unavailable: { productId: string; section?: string | undefined; value: string };
  outside_delivery_zone: { deliveryRadius: number };
  location_required: undefined;
  below_minimum: { minimum: number };
  total_changed: { totalAmount: number };
  idempotency_key_reused: undefined;
  conflict: undefined;
  order_cancelled: undefined;
  category_in_use: undefined;
  category_exists: undefined;
  inventory_exists: undefined;
  price_not_positive: undefined;
  email_taken: undefined;
  last_admin: undefined;
  admin_not_removable: undefined;
  code_not_sent: undefined;
  orders_open: undefined;
  staff_account: undefined;
  too_large: undefined;
  too_many_requests: { retryAfterSeconds: number };
  too_many_unpaid_orders: { of: 'buyer' | 'address'; retryAfterSeconds: number };
  internal_error: undefined;
  unavailable: undefined;
}

export type RefusalCode = keyof RefusalData;

/** The HTTP status of each refusal. A new code does not compile until it stands here. */
export const REFUSAL_STATUS: Record<RefusalCode, number> = {
  bad_input: 400,
  unauthorized: 401,
  not_an_admin: 403,
  forbidden: 403,
  admin_uid_mismatch: 403,
  not_found: 404,
  store_closed: 409,
  out_of_stock: 409,
  product_unavailable: 409,
  option_unavailable: 409,
  outside_delivery_zone: 409,
  location_required: 409,
  below_minimum: 409,
  total_changed: 409,
  idempotency_key_reused: 409,
  conflict: 409,
  order_cancelled: 409,
  category_in_use: 409,
  category_exists: 409,
  inventory_exists: 409,
  price_not_positive: 409,
  email_taken: 409,
  last_admin: 409,
  admin_not_removable: 409,
  orders_open: 409,
  staff_account: 409,
  too_large: 413,
  too_many_requests: 429,
  too_many_unpaid_orders: 429,
  code_not_sent: 503,
  internal_error: 500,
  unavailable: 503,
};

type Message<Code extends RefusalCode> = string | ((data: RefusalData[Code]) => string);

const MESSAGES: { [Code in RefusalCode]: Message<Code> } = {
  bad_input: 'Some of what was sent is not right. Please check it and try again.',
  unauthorized: 'Please sign in.',
  not_an_admin: 'You do not have admin privileges',
  forbidden: "You don't have permission to do that.",
  admin_uid_mismatch: 'The admin-UID header does not name the signed-in user.',
  not_found: 'Not found.',
  store_closed: 'Store is currently closed.',
  out_of_stock: ({ items }) => items.map(shortageMessage).join(' '),
  product_unavailable: 'An item in the cart is no longer on the menu.',
  option_unavailable: 'An option in the cart is no longer on the menu.',
  outside_delivery_zone: ({ deliveryRadius }) => outsideZoneMessage(deliveryRadius),
  location_required: DETECT_FIRST_MESSAGE,
  below_minimum: ({ minimum }) => `The smallest order is ${formatRupees(rupeesToPaise(minimum))}.`,
  total_changed: ({ totalAmount }) =>
    `The total is now ${formatRupees(rupeesToPaise(totalAmount))}. Please look it over and order again.`,
  idempotency_key_reused: 'This Idempotency-Key was already used for another order.',
  conflict: 'Someone else changed this in the meantime. Please try again.',
  order_cancelled: 'A cancelled order gets no bill.',
  category_in_use: 'This category still has products. Move or delete them first.',
  category_exists: 'There is already a category of this name.',
  inventory_exists: 'This product already has an inventory record.',
  price_not_positive: 'With these options a unit could cost nothing or less.',
  email_taken: 'There is already an admin user with this email address.',
  last_admin: 'The last admin cannot be removed or demoted.',
  admin_not_removable: 'An admin cannot be deleted. Change the role first.',
  code_not_sent: 'We could not send your code. Please try again in a moment.',
  orders_open:
    'An order of yours is still under way. You can delete the account once it is delivered or cancelled.',
  staff_account:
    'This is the account of a member of staff. An admin removes it in the back office.',
  too_large: 'That is too large.',
  too_many_requests: ({ retryAfterSeconds }) =>
    `Too many tries. Please try again in ${waitInWords(retryAfterSeconds)}.`,
  too_many_unpaid_orders: ({ of }) =>
    of === 'buyer'
      ? 'Your last orders are not paid yet. Please pay for one of them, or call the cafe, before you order again.'
      : 'Many orders from your network are not paid yet. Please call the cafe to order.',
  internal_error: 'Something went wrong on our side. Please try again.',
  unavailable: 'The shop cannot take this right now. Please try again in a moment.',
};

/** 'a minute', '40 seconds', '5 minutes', '2 hours': rounded up, as nobody should come too early. */
function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

function shortageMessage({ name, available }: Shortage): string {
  return available > 0 ? `Only ${available} of ${name} available now.` : `${name} is out of stock.`;
}

/** The sentence for a person that goes with a refusal. */
export function refusalMessage<Code extends RefusalCode>(
  code: Code,
  data: RefusalData[Code],
): string {
  const message: Message<Code> = MESSAGES[code];
  return typeof message === 'string' ? message : message(data);
}

type RefusalArguments<Code extends RefusalCode> = RefusalData[Code] extends undefined
  ? [code: Code]
  : [code: Code, data: RefusalData[Code]];

/** An expected refusal. A use case throws it; nothing has been written when it does. */
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
    return REFUSAL_STATUS[this.code];
  }
}
