import type { MatchReason } from '../../../shared/contract/money/statements-contract';
import { SHORT_CODE_LENGTH, shortCode } from '../../../shared/domain/orders/order-code';
import type { OrderStatus } from '../../../shared/domain/orders/order-status';
import type { PaymentStatus } from '../../../shared/domain/orders/payment';
import { daysBefore } from '../../../shared/domain/platform/kolkata-time';
import type { Paise } from '../../../shared/domain/platform/money';
import type { Credit } from './read/credit-keys';
import { readingsOf } from './read/statement-cells';

export interface PayableOrder {
  id: string;
  /** The account or phone number: one transfer may pay two orders of the same buyer. */
  buyer: string;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  total: Paise;
  /** What no credit has paid yet, though staff may have marked it paid. */
  unconfirmed: Paise;
  /** Sums that the customer was asked for, or said they had paid: a credit may be one of them. */
  asked: readonly Paise[];
  /** What the customer said is the payment's reference; no proof. */
  claimed: readonly string[];
}

export interface Payment {
  orderId: string;
  amount: Paise;
}

export interface Match {
  credit: Credit;
  reason: MatchReason;
  /** Empty if staff have to choose. */
  pays: Payment[];
  /** The likeliest first. */
  orderIds: string[];
}

/** What makes a credit doubtful although it names an order. */
export type Doubt = Extract<MatchReason, 'reversed' | 'undone'>;

/** Only these are proposed together. */
const SURE: readonly MatchReason[] = ['reference', 'code'];
export const isSure = ({ reason }: Match) => SURE.includes(reason);

/** Most banks book a payment on its day, some after the night or a holiday. */
export const LATEST_DAYS_BY_NAME = 30;
const BY_AMOUNT_DAYS = [0, 1, 2];
/** Anybody may leave any number of orders of an amount unpaid, so these come last (`byLikelihood`). */
const MOST_CANDIDATES = 5;

/**
 * By the reference that a customer gave, the order's code in the note, then amount and day, which is never sure.
 * A sure match is of exactly what is owed, or of a sum that the shop asked for before the order grew. Nothing contradicts
 * it, and its order waits for the payment, or staff have marked it paid by hand.
 * @param doubts by the credit's key.
 */
export function matchCredits(
  credits: readonly Credit[],
  orders: readonly PayableOrder[],
  doubts: ReadonlyMap<string, Doubt> = new Map(),
): Match[] {
  const book = openBook(orders);
  const named = credits.map((credit) => ({ credit, ...book.namedBy(credit) }));
  const spokenFor = new Set(named.flatMap(({ byCode, byClaim }) => [...byCode, ...byClaim]));
  const matches = new Map<Credit, Match>();
  // Orders that are named go first, so that another credit of the same amount does not take them.
  for (const { credit, byCode, byClaim } of named) {
    const match = matchNamed(book, spokenFor, credit, byCode, byClaim);
    if (!match) continue;
    const doubted = withDoubt(match, doubts.get(credit.key));
    if (isSure(doubted)) for (const payment of match.pays) book.take(payment);
    matches.set(credit, doubted);
  }
  return credits.map(
    (credit) =>
      matches.get(credit) ?? withDoubt(matchByAmount(book, credit), doubts.get(credit.key)),
  );
}

/** Money that went back pays nothing, whatever else is said of it. */
function withDoubt(match: Match, doubt: Doubt | undefined): Match {
  const isDoubted = doubt === 'reversed' ? match.reason !== 'stranger' : isSure(match);
  return doubt && isDoubted ? { ...match, reason: doubt } : match;
}

type Book = ReturnType<typeof openBook>;

function openBook(orders: readonly PayableOrder[]) {
  const left = new Map(orders.map(({ id, unconfirmed }) => [id, unconfirmed]));
  const byCode = grouped(orders, ({ id }) => [shortCode(id)]);
  const byClaim = grouped(orders, ({ claimed }) => claimed);
  const byBuyer = grouped(orders, ({ buyer }) => [buyer]);
  const byDay = grouped(orders, ({ day }) => [day]);
  const owed = ({ id }: PayableOrder) => left.get(id) ?? 0;
  const waiting = (credit: Credit) =>
    BY_AMOUNT_DAYS.flatMap((days) => byDay.get(daysBefore(credit.day, days)) ?? []).filter(
      (order) => isPayable(order) && owed(order) > 0,
    );
  return {
    owed,
    waiting,
    take: ({ orderId, amount }: Payment) => left.set(orderId, (left.get(orderId) ?? 0) - amount),
    namedBy: (credit: Credit) => {
      const first = daysBefore(credit.day, LATEST_DAYS_BY_NAME);
      const isNear = ({ day }: PayableOrder) => day <= credit.day && day >= first;
      const words = readingsOf(credit.narration.toUpperCase()).flatMap((text) =>
        text.split(/[^A-Z0-9]+/),
      );
      const coded = words
        .filter((word) => word.length >= SHORT_CODE_LENGTH)
        .flatMap((word) =>
          (byCode.get(shortCode(word)) ?? []).filter(
            ({ id }) => id.startsWith(word) || word.startsWith(id),
          ),
        );
      const claimed = credit.reference === null ? [] : (byClaim.get(credit.reference) ?? []);
      return { byCode: [...new Set(coded.filter(isNear))], byClaim: claimed.filter(isNear) };
    },
    waitingFor: (credit: Credit) =>
      waiting(credit).filter((order) => owed(order) === credit.amount),
    /** One that waits for exactly the rest. */
    otherOf: (order: PayableOrder, credit: Credit) => {
      const first = daysBefore(credit.day, BY_AMOUNT_DAYS.length - 1);
      return (byBuyer.get(order.buyer) ?? []).find(
        (other) =>
          other.id !== order.id &&
          isPayable(other) &&
          other.day <= credit.day &&
          other.day >= first &&
          owed(other) === credit.amount - owed(order) &&
          owed(other) > 0,
      );
    },
  };
}

function matchNamed(
  book: Book,
  spokenFor: ReadonlySet<PayableOrder>,
  credit: Credit,
  byCode: readonly PayableOrder[],
  byClaim: readonly PayableOrder[],
): Match | undefined {
  const all = [...new Set([...byClaim, ...byCode])];
  const [order, second] = all;
  if (!order) return undefined;
  if (second) return matchOf(credit, 'several', all);
  const owed = book.owed(order);
  if (owed <= 0) {
    return matchOf(credit, 'paid-before', [order], [{ orderId: order.id, amount: credit.amount }]);
  }
  const pays = [{ orderId: order.id, amount: Math.min(owed, credit.amount) }];
  if (order.status === 'cancelled' || order.paymentStatus === 'refunded') {
    return matchOf(credit, 'cancelled', [order], pays);
  }
  if (credit.amount < owed && !order.asked.includes(credit.amount)) {
    return matchOf(credit, 'part', [order], pays);
  }
  if (credit.amount > owed) {
    const other = book.otherOf(order, credit);
    if (!other) return matchOf(credit, 'too-much', [order], pays);
    const rest = { orderId: other.id, amount: book.owed(other) };
    return matchOf(credit, 'two-orders', [order, other], [...pays, rest]);
  }
  if (byCode.length === 0) {
    // A customer may have copied the reference of somebody else, whose order waits for as much.
    const rival = book
      .waitingFor(credit)
      .find((other) => other.id !== order.id && !spokenFor.has(other));
    if (rival) return matchOf(credit, 'claim-alone', [order, rival], []);
  }
  return matchOf(credit, byClaim.length > 0 ? 'reference' : 'code', [order], pays);
}

function matchByAmount(book: Book, credit: Credit): Match {
  const equal = book.waitingFor(credit);
  const [first, second] = equal;
  if (first) {
    const pays = second ? [] : [{ orderId: first.id, amount: credit.amount }];
    return matchOf(credit, 'amount', equal, pays);
  }
  for (const order of book.waiting(credit)) {
    const other = book.otherOf(order, credit);
    if (!other) continue;
    const pays = [order, other].map((each) => ({ orderId: each.id, amount: book.owed(each) }));
    return matchOf(credit, 'two-orders', [order, other], pays);
  }
  return matchOf(credit, 'stranger', []);
}

function matchOf(
  credit: Credit,
  reason: MatchReason,
  orders: readonly PayableOrder[],
  pays: Payment[] = [],
): Match {
  const orderIds = orders
    .toSorted(byLikelihood)
    .slice(0, MOST_CANDIDATES)
    .map(({ id }) => id);
  return { credit, reason, pays, orderIds };
}

/** Newest first: orders that staff have begun or marked paid, then those with a customer's reference, then the others. */
function byLikelihood(a: PayableOrder, b: PayableOrder): number {
  const rank = ({ status, paymentStatus, claimed }: PayableOrder) =>
    status !== 'placed' || paymentStatus === 'paid' ? 0 : claimed.length > 0 ? 1 : 2;
  return rank(a) - rank(b) || (a.day < b.day ? 1 : a.day > b.day ? -1 : 0);
}

function isPayable({ status, paymentStatus }: PayableOrder): boolean {
  return status !== 'cancelled' && paymentStatus !== 'refunded';
}

function grouped<Item, Key>(items: readonly Item[], keysOf: (item: Item) => readonly Key[]) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}
