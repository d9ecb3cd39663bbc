import type { PayableOrder } from '../../../server/money/statements/order-book';
import { newOrderId } from '../../../server/orders/place/order-id';
import { equalParts } from '../../../shared/domain/orders/equal-parts';
import { daysBefore } from '../../../shared/domain/platform/kolkata-time';
import { type Random, randomOf } from '../random';
import type { BookedLine } from './bank-files';

/** A credit, and what is true of it, which the shop does not know. */
export interface TrueCredit extends BookedLine {
  orderIds: readonly string[];
  /** It pays one order exactly, and the bank shows the order's code. */
  isPlain: boolean;
}

const LAST_DAY = '2026-11-20';
const DAYS = 20;
const ORDERS_A_DAY = 50;
/** Few prices, so that equal totals are frequent. */
const TOTALS = [9000, 12_000, 12_000, 15_000, 18_000, 24_000, 24_000, 36_000, 41_850];
const NAMES = ['PEMA LHAMU', 'R. SHARMA', 'TASHI B', 'ANITA RAI', 'KARMA, D', 'SUNITA GURUNG'];
const NOTES = ['', 'UPI', 'Payment from Phone', 'waffles', 'Sent using Paytm', 'NA'];

/**
 * Days of a cafe: most customers pay from the order's link, others lose or change the note, pay too
 * much, in parts, twice, for two orders at once, or not at all. Some payments fail, or are reversed.
 * Some type their reference, with mistakes, or copy that of somebody else. Strangers pay equal amounts
 * at the counter.
 */
export function paidDays(seed: number): { orders: PayableOrder[]; book: TrueCredit[] } {
  const chance = randomOf(seed);
  const orders: PayableOrder[] = [];
  const book: TrueCredit[] = [];
  for (let back = DAYS - 1; back >= 0; back -= 1) {
    const day = daysBefore(LAST_DAY, back);
    for (let count = 0; count < ORDERS_A_DAY; count += 1) {
      const order = orderOn(chance, day);
      orders.push(order);
      book.push(...withMishaps(chance, paymentsOf(chance, order, orders)));
      if (chance.next() < 0.25) book.push(strangerOn(chance, day));
      if (chance.next() < 0.2) book.push({ ...strangerOn(chance, day), amount: -50_000 });
    }
  }
  for (const order of orders) claim(chance, order, book);
  return { orders, book: book.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)) };
}

function orderOn(chance: Random, day: string): PayableOrder & { claimed: string[] } {
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => chance.next() * 256);
  const total = chance.pick(TOTALS);
  return {
    id: newOrderId(bytes),
    buyer: `+9198${digits(chance, 6)}`,
    day,
    status: chance.next() < 0.05 ? 'cancelled' : 'delivered',
    paymentStatus: chance.next() < 0.3 ? 'paid' : 'pending',
    total,
    unconfirmed: total,
    asked: [],
    marked: [],
    tips: [],
    claimed: [],
  };
}

function paymentsOf(
  chance: Random,
  order: PayableOrder,
  orders: readonly PayableOrder[],
): TrueCredit[] {
  const note = noteOf(chance, order.id);
  const late = chance.next() < 0.03 ? -1 : 0;
  const day = daysBefore(order.day, late);
  const pay = (amount: number, isExact = false): TrueCredit => ({
    ...strangerOn(chance, day > LAST_DAY ? LAST_DAY : day),
    amount,
    note,
    orderIds: [order.id],
    isPlain: isExact && order.status !== 'cancelled' && note.toUpperCase().startsWith(order.id),
  });
  const kind = chance.next();
  if (kind < 0.05) return [];
  if (kind < 0.055) {
    // Three friends at the counter, one with a tip; staff marked each part paid.
    order.marked = equalParts(order.total, 3);
    order.tips = [500];
    return order.marked.map((part, at) => pay(at === 1 ? part + 500 : part));
  }
  if (kind < 0.06) return [pay(order.total - 2000), pay(2000)];
  if (kind < 0.07) return [pay(order.total + 1000)];
  if (kind < 0.08) return [pay(order.total, true), { ...pay(order.total), isPlain: false }];
  if (kind < 0.09) {
    const before = orders.at(-2);
    if (!before) return [];
    before.buyer = order.buyer;
    return [{ ...pay(order.total + before.total), orderIds: [order.id, before.id] }];
  }
  return [pay(order.total, true)];
}

/** A first try that failed, or money that the bank sends back: neither pays the order. */
function withMishaps(chance: Random, payments: readonly TrueCredit[]): TrueCredit[] {
  const [first] = payments;
  const kind = chance.next();
  const nothing = { orderIds: [], isPlain: false };
  if (!first || kind > 0.06) return [...payments];
  const reference = `6${digits(chance, 11)}`;
  if (kind < 0.02) return [{ ...first, ...nothing, reference, state: 'failed' }, ...payments];
  const came = { ...first, ...nothing, reference, state: 'reversed' as const };
  const went = { ...came, amount: -came.amount, state: 'reversal' as const };
  // Half of the customers pay again.
  return kind < 0.04 ? [came, went] : [came, went, ...payments];
}

/** The link's note, as the customer's app passes it on. */
function noteOf(chance: Random, id: string): string {
  const kind = chance.next();
  if (kind < 0.8) return `${id} Maenam Cafe`;
  if (kind < 0.85) return `${id.toLowerCase()} maenam cafe`;
  if (kind < 0.88) return `${id.slice(0, 3)}X${id.slice(4)}`;
  return chance.pick(NOTES);
}

function strangerOn(chance: Random, day: string): TrueCredit {
  return {
    day,
    amount: chance.pick(TOTALS),
    reference: `6${digits(chance, 11)}`,
    payer: chance.pick(NAMES),
    note: chance.pick(NOTES),
    state: 'booked',
    orderIds: [],
    isPlain: false,
  };
}

function claim(chance: Random, order: PayableOrder, book: readonly TrueCredit[]): void {
  if (chance.next() > 0.3) return;
  const claimed = order.claimed as string[];
  const own = book.find(({ orderIds }) => orderIds[0] === order.id)?.reference;
  const kind = chance.next();
  const wrong = digits(chance, 1);
  if (kind < 0.03) {
    // Somebody else's payment of the same amount on the same day.
    const others = book.filter(
      ({ day, amount, orderIds }) =>
        day === order.day && amount === order.total && orderIds.length > 0,
    );
    if (others.length > 0) claimed.push(chance.pick(others).reference);
  } else if (own && kind < 0.15) claimed.push(`${own.slice(0, 7)}${wrong}${own.slice(8)}`);
  else if (own) claimed.push(own);
}

function digits(chance: Random, count: number): string {
  return Array.from({ length: count }, () => Math.floor(chance.next() * 10)).join('');
}
