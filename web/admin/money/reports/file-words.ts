import type { ListedBill } from '../../../../shared/contract/money/bills-contract';
import type { WasteReason } from '../../../../shared/domain/menu/waste';
import type { ServedAs } from '../../../../shared/domain/orders/channel';
import type { PaidBy } from '../../../../shared/domain/orders/order-payments';
import type { OrderStatus } from '../../../../shared/domain/orders/order-status';
import type { PaymentStatus } from '../../../../shared/domain/orders/payment';
import { type ShownStatus, shownStatus } from '../../../../shared/domain/orders/status-words';
import type { ActorCode } from '../../../../shared/domain/platform/actor';

// The words of downloaded files, which are English in every language (see `Words` of a sheet).

export const METHODS_IN_FILES: Readonly<Record<PaidBy, string>> = {
  upi: 'UPI, marked paid by staff',
  bank: 'UPI, found in a bank statement',
  cash: 'Cash',
  card: 'Card',
  gateway: 'Online, through the gateway',
};

export const SERVED_AS_IN_FILES: Readonly<Record<ServedAs, string>> = {
  delivery: 'delivery',
  pickup: 'pickup',
  here: 'for here',
  table: 'at a table',
};

export const STATUS_IN_FILES: Readonly<Record<OrderStatus, string>> = {
  placed: 'Order Placed',
  preparing: 'Preparing',
  'on-the-way': 'On The Way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

const SHOWN_STATUS_IN_FILES: Readonly<Record<ShownStatus, string>> = {
  ...STATUS_IN_FILES,
  'to-pick-up': 'Ready to pick up',
  'picked-up': 'Picked up',
  ready: 'Ready',
  served: 'Served',
};

export const statusInFiles = (status: OrderStatus, how: ServedAs) =>
  SHOWN_STATUS_IN_FILES[shownStatus(status, how)];

export const PAYMENT_STATUS_IN_FILES: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Payment Pending',
  paid: 'Paid',
  failed: 'Payment Failed',
  refunded: 'Refunded',
};

export const WASTE_REASONS_IN_FILES: Readonly<Record<WasteReason, string>> = {
  expired: 'Past its time',
  dropped: 'Dropped',
  burnt: 'Burnt',
  'sent-back': 'Sent back',
  wrong: 'Wrong dish',
  cold: 'Cold',
  other: 'Other',
};

export const BILL_KINDS_IN_FILES: Readonly<Record<ListedBill['kind'], string>> = {
  bill: 'Bill',
  'credit-note': 'Credit note',
  'cancelled-credit-note': 'Credit note cancelled',
};

export const ACTORS_IN_FILES: Readonly<Record<ActorCode, string>> = {
  system: 'The shop',
  customer: 'The customer',
  'former-customer': 'A customer',
  'command-line': 'The shop’s machine',
};

const time = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** '15 Apr 2026, 12:30 pm'. @param at ISO. */
export const timeInFiles = (at: string) => time.format(new Date(at));

/** '12 pm'. @param hour 0 to 23. */
export const hourInFiles = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
