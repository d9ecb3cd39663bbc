/**
 * Every reason for which the shop refuses a request, with its HTTP status. The list is closed: a client can
 * switch over it. The sentences are in another file, because every page of the shop loads this one.
 */
export const REFUSAL_STATUS = {
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
  option_sold_out: 409,
  option_required: 409,
  outside_delivery_zone: 409,
  location_required: 409,
  delivery_paused: 409,
  below_minimum: 409,
  slot_unavailable: 409,
  total_changed: 409,
  pay_later_refused: 409,
  idempotency_key_reused: 409,
  idempotency_key_expired: 409,
  conflict: 409,
  order_begun: 409,
  inbox_closed: 409,
  review_closed: 409,
  reference_used: 409,
  too_many_references: 409,
  order_cancelled: 409,
  category_in_use: 409,
  shared_options_in_use: 409,
  too_many_options: 409,
  category_exists: 409,
  inventory_exists: 409,
  price_not_positive: 409,
  email_taken: 409,
  last_admin: 409,
  admin_not_removable: 409,
  orders_open: 409,
  refund_due: 409,
  staff_account: 409,
  too_large: 413,
  too_many_requests: 429,
  too_many_unpaid_orders: 429,
  unpaid_limit: 409,
  code_not_sent: 503,
  internal_error: 500,
  unavailable: 503,
} as const;

export const REFUSAL_CODES = Object.keys(REFUSAL_STATUS) as (keyof typeof REFUSAL_STATUS)[];

export function refusalStatus(code: keyof typeof REFUSAL_STATUS): number {
  return REFUSAL_STATUS[code];
}

/** What a page says by itself when a response gives no reason. */
export const OUTAGE_SENTENCES = {
  internal_error: 'Something went wrong on our side. Please try again.',
  unavailable: 'The shop cannot take this right now. Please try again in a moment.',
} as const;
