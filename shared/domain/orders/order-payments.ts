import { m } from '../../messages/compiled/messages';
import { formatRupees, type Paise } from '../platform/money';
import type { PaymentStatus } from './payment';

/** `upi` is what staff saw in the bank's app, `bank` a credit of a statement that was matched to the order. */
export const PAID_BY = ['upi', 'bank', 'cash', 'card', 'gateway'] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** How staff say that money came or went, without a statement or a gateway. */
export const PAID_BY_HAND = ['upi', 'cash', 'card'] as const satisfies readonly PaidBy[];
export type PaidByHand = (typeof PAID_BY_HAND)[number];

/** In the page's language when they are read. */
export const PAID_BY_LABELS: Readonly<Record<PaidBy, string>> = {
  upi: 'UPI',
  get bank() {
    return m.paid_by_bank();
  },
  get cash() {
    return m.paid_by_cash();
  },
  get card() {
    return m.paid_by_card();
  },
  get gateway() {
    return m.paid_by_gateway();
  },
};

/** What staff enter of one order: parts of a large table's bill, and refunds. What undoes one of them is not counted. */
export const MOST_PAYMENTS = 100;

/** What customers may give the staff with one order, in rupees. */
export const MOST_TIP_RUPEES = 5000;

export const GATEWAYS = ['razorpay', 'cashfree'] as const;
export type Gateway = (typeof GATEWAYS)[number];

export const GATEWAY_LABELS: Record<Gateway, string> = {
  razorpay: 'Razorpay',
  cashfree: 'Cashfree',
};

interface PaymentEntry {
  kind: 'payment' | 'refund';
  method: PaidBy;
  amount: Paise;
  /** Of a refund: whether it names dishes, which the order then no longer costs. */
  isOfDishes?: boolean;
}

export interface PaymentSums {
  /** What was paid, without what was taken back. */
  paid: Paise;
  /** The part of it that is sure: all but what staff marked paid by hand. */
  confirmed: Paise;
  /** The part of it that a customer may have sent: not cash or a card at the counter. */
  transferred: Paise;
  /** What was refunded: 0 or more. */
  refunded: Paise;
  /** What the shop has: paid less refunded. */
  received: Paise;
  /** What counts towards the order's total: paid less refunds that name no dish. */
  counted: Paise;
}

export function sumPayments(entries: readonly PaymentEntry[]): PaymentSums {
  const sum = (wanted: (entry: PaymentEntry) => boolean) =>
    entries.filter(wanted).reduce((total, { amount }) => total + amount, 0);
  const paid = sum(({ kind }) => kind === 'payment');
  const refunded = -sum(({ kind }) => kind === 'refund') || 0;
  const confirmed = sum(({ kind, method }) => kind === 'payment' && method !== 'upi');
  const transferred = sum(
    ({ kind, method }) => kind === 'payment' && method !== 'cash' && method !== 'card',
  );
  const ofAmounts = sum(({ kind, isOfDishes }) => kind === 'refund' && !isOfDishes);
  const received = paid - refunded;
  return { paid, confirmed, transferred, refunded, received, counted: paid + ofAmounts };
}

export function notTakenBack<Row extends { id: string; corrects: string | null }>(
  rows: readonly Row[],
): Row[] {
  const corrected = new Set(rows.map(({ corrects }) => corrects));
  return rows.filter(({ id, corrects }) => corrects === null && !corrected.has(id));
}

/**
 * The payment status of an order that has these payments. It becomes paid when the shop has its total, less
 * dishes that were refunded, and stays so when a part is refunded. One that is paid in part, or not at all,
 * stays failed if it was; one that costs nothing is paid; one that staff set to refunded without a payment stays so.
 * @param before the sums at the current status: undoing a refund restores what was paid.
 */
export function statusOfPayments(
  current: PaymentStatus,
  total: Paise,
  { paid, received, counted }: PaymentSums,
  before: PaymentSums,
): PaymentStatus {
  // Nothing is left to pay, and nothing came.
  if (total === 0 && paid === 0 && current !== 'refunded') return 'paid';
  const wasPaid = current === 'paid' || (current === 'refunded' && paid <= before.paid);
  // A gateway may make a refund after all that staff have made by hand meanwhile.
  if (paid > 0 && received <= 0) return 'refunded';
  if (paid > 0 && paid >= total && (wasPaid || counted >= total)) return 'paid';
  if (paid === 0 && current === 'refunded') return current;
  return current === 'failed' ? 'failed' : 'pending';
}

/**
 * The payment status of an order whose total staff have changed. What was refunded before a total grew is owed again:
 * it may have been for a dish or a discount that the order has no more.
 */
export function statusAtNewTotal(
  current: PaymentStatus,
  { before, total }: { before: Paise; total: Paise },
  sums: PaymentSums,
): PaymentStatus {
  const isOpen = current === 'pending' || current === 'failed';
  if ((isOpen || total > before) && sums.counted < total) return isOpen ? current : 'pending';
  return statusOfPayments(current, total, sums, sums);
}

/**
 * What an order owes (paise), the only place that says so: nothing once it is paid, also if a part was refunded since,
 * and nothing for dishes that were refunded.
 */
export function missingOf(
  status: PaymentStatus,
  total: Paise,
  { paid, counted }: PaymentSums,
): Paise {
  const isOpen = status === 'pending' || status === 'failed';
  return Math.max(0, total - (isOpen ? counted : paid));
}

/**
 * What no credit of the bank and nobody at the counter has confirmed, though staff may have marked it paid (paise); below
 * 0 when more came than the order costs. Money that was returned and is owed, or was paid, again has to come twice.
 */
export function unconfirmedOf(status: PaymentStatus, total: Paise, sums: PaymentSums): Paise {
  const { paid, counted, confirmed } = sums;
  const withReturned = total + paid - counted;
  const isOpen = status === 'pending' || status === 'failed';
  return (isOpen ? withReturned : Math.max(total, Math.min(paid, withReturned))) - confirmed;
}

/** What the shop has beyond the total (paise), and has to return. */
export function excessOf(total: Paise, received: Paise): Paise {
  return Math.max(0, received - total);
}

/** One that was paid and then refunded in part is neither. @param received paid less refunded. */
export function isPaidUnevenly(status: PaymentStatus, total: Paise, received: Paise): boolean {
  return received > total || (received > 0 && (status === 'pending' || status === 'failed'));
}

/** What the shop has (paise), and what the order still owes. */
interface ReceivedPart {
  received: Paise;
  owed: Paise;
  total: Paise;
}

/** '₹100.00 of ₹190.00 received': with what is owed they make the total, also when a dish was refunded. */
export function receivedWords(part: ReceivedPart): string {
  return m.order_received(inRupees(part));
}

/** The same as a sentence. */
export function receivedSentence(part: ReceivedPart): string {
  return m.order_received_so_far(inRupees(part));
}

const inRupees = ({ received, owed, total }: ReceivedPart) => ({
  received: formatRupees(owed > 0 ? total - owed : received),
  total: formatRupees(total),
});

export function refundedUnits(
  lines: readonly { line: number; quantity: number }[],
): Map<number, number> {
  const units = new Map<number, number>();
  for (const { line, quantity } of lines) units.set(line, (units.get(line) ?? 0) + quantity);
  return units;
}
