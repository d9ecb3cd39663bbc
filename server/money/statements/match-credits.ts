import type { MatchReason } from '../../../shared/contract/money/statements-contract';
import type { Paise } from '../../../shared/domain/platform/money';
import { type Book, openBook, type PayableOrder, type Payment } from './order-book';
import type { Credit } from './read/credit-keys';

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

/** Anybody may leave any number of orders of an amount unpaid, so these come last (`byLikelihood`). */
const MOST_CANDIDATES = 5;

/**
 * By the reference that a customer gave, the order's code in the note, then amount and day, which is never sure.
 * A sure match is of exactly what is owed, of a sum that the shop asked for before the order grew, of a part that staff
 * marked paid, with its tip, or one of several that are all that is owed. Nothing contradicts it, and its order waits for
 * the payment, or staff have marked it paid by hand.
 * @param doubts by the credit's key.
 */
export function matchCredits(
  credits: readonly Credit[],
  orders: readonly PayableOrder[],
  doubts: ReadonlyMap<string, Doubt> = new Map(),
): Match[] {
  const book = openBook(orders);
  const named = credits.map((credit) => ({ credit, ...book.namedBy(credit) }));
  const inParts = ordersInParts(
    named.filter(({ credit }) => !doubts.has(credit.key)),
    book.owed,
  );
  const spokenFor = new Set(named.flatMap((each) => namedAlone(each) ?? []));
  const matches = new Map<Credit, Match>();
  // Orders that are named go first, so that another credit of the same amount does not take them.
  for (const each of named) {
    const { credit } = each;
    const match = matchNamed(book, { spokenFor, inParts }, each);
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

interface Named {
  credit: Credit;
  byCode: readonly PayableOrder[];
  byClaim: readonly PayableOrder[];
}

/** The only order that a credit names: of two, one may have copied the other's reference. */
function namedAlone({ byCode, byClaim }: Named): PayableOrder | undefined {
  const [order, second] = new Set([...byCode, ...byClaim]);
  return second ? undefined : order;
}

/** The orders that are paid in parts: the credits with the code of one of them alone add up to all that it owes. */
function ordersInParts(named: readonly Named[], owed: Book['owed']): Set<PayableOrder> {
  const arrived = new Map<PayableOrder, Paise>();
  for (const each of named) {
    const order = namedAlone(each);
    if (!order || each.byCode.length === 0) continue;
    arrived.set(order, (arrived.get(order) ?? 0) + each.credit.amount);
  }
  return new Set(
    [...arrived].filter(([order, sum]) => sum === owed(order)).map(([order]) => order),
  );
}

function matchNamed(
  book: Book,
  { spokenFor, inParts }: Record<'spokenFor' | 'inParts', ReadonlySet<PayableOrder>>,
  { credit, byCode, byClaim }: Named,
): Match | undefined {
  const all = [...new Set([...byClaim, ...byCode])];
  const [order, second] = all;
  if (!order) return undefined;
  if (second) return matchOf(credit, 'several', all);
  const owed = book.owed(order);
  const paying = { orderId: order.id, amount: credit.amount, owed, tip: 0 };
  if (owed <= 0) return matchOf(credit, 'paid-before', [order], [paying]);
  const part = inParts.has(order) && credit.amount <= owed ? paying : undefined;
  const expected = book.expected(order, credit) ?? part;
  const pays = [{ ...paying, amount: Math.min(owed, credit.amount), ...expected }];
  if (order.status === 'cancelled' || order.paymentStatus === 'refunded') {
    return matchOf(credit, 'cancelled', [order], pays);
  }
  if (!expected && credit.amount < owed) return matchOf(credit, 'part', [order], pays);
  if (!expected) {
    const other = book.otherOf(order, credit);
    if (!other) return matchOf(credit, 'too-much', [order], pays);
    const rest = paysWhole(book, other);
    return matchOf(credit, 'two-orders', [order, other], [...pays, rest]);
  }
  if (byCode.length === 0) {
    // A customer may have copied the reference of somebody else, whose order waits for as much, or did.
    const rival = book.rivalsOf(order, credit).find((other) => !spokenFor.has(other));
    if (rival) return matchOf(credit, 'claim-alone', [order, rival], []);
  }
  return matchOf(credit, byClaim.length > 0 ? 'reference' : 'code', [order], pays);
}

function matchByAmount(book: Book, credit: Credit): Match {
  const equal = book.waitingFor(credit);
  const [first, second] = equal;
  if (first) {
    const orders = equal.map(({ order }) => order);
    return matchOf(credit, 'amount', orders, second ? [] : [first.pays]);
  }
  for (const order of book.waiting(credit)) {
    const other = book.otherOf(order, credit);
    if (!other) continue;
    const both = [order, other];
    const pays = both.map((each) => paysWhole(book, each));
    return matchOf(credit, 'two-orders', both, pays);
  }
  return matchOf(credit, 'stranger', []);
}

function paysWhole(book: Book, order: PayableOrder): Payment {
  const owed = book.owed(order);
  return { orderId: order.id, amount: owed, owed, tip: 0 };
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
