import type { PaidBy } from '../orders/order-payments';
import type { PayLater } from '../orders/pay-later';
import type { PaymentStatus } from '../orders/payment';

/** A bill is English in every language, on a page as in its PDF: the tax office and accountants read it (money rule 15). */
export const BILL_WORDS = {
  item: 'Item',
  quantity: 'Qty',
  price: 'Price',
  total: 'Total',
  tax: 'Tax',
  creditNote: 'Credit note',
  cancelled: 'CANCELLED',
  scan: 'Scan within 15 minutes to save your bill',
  thanks: 'Thank you!',
} as const;

export const BILLED_STATUS: Record<PaymentStatus, string> = {
  pending: 'Payment Pending',
  paid: 'Paid',
  failed: 'Payment Failed',
  refunded: 'Refunded',
};

/** The bank's statement does not always say how a credit came. */
export const BILLED_PAID_BY: Record<PaidBy, string> = {
  upi: 'UPI',
  bank: 'UPI or bank transfer',
  cash: 'Cash',
  card: 'Card',
  gateway: 'Online payment',
};

export const BILLED_PAY_LATER: Record<PayLater, string> = {
  counter: 'Pays at the counter',
  'cash-on-delivery': 'Cash on delivery',
};

/** Made at the first bill, since an `Intl` format takes a weak phone 80 ms. */
let dateAndTime: Intl.DateTimeFormat | undefined;

/** '21 Nov 2026, 2:05 pm' in Asia/Kolkata. @param at ISO 8601. */
export function billedTime(at: string): string {
  dateAndTime ??= new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return dateAndTime.format(new Date(at)).replace(/\s/g, ' ');
}
