import { sql } from 'kysely';
import { SHORT_CODE_LENGTH, shortCode } from '../../../shared/domain/orders/order-code';
import { ORDER_STATUSES } from '../../../shared/domain/orders/order-status';
import type { Paise } from '../../../shared/domain/platform/money';
import { badInput } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';
import { hasReference } from '../../orders/payment-claims';
import { isUnconfirmed } from '../../orders/strangers-last';
import { batchesOf } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';

/** A month of the load budget has 3,000; more would delay customers. */
const MOST_BEGUN = 20_000;
/** Of the unpaid ones that nobody has accepted: for two of a buyer that one credit pays, and of exact amounts. */
const MOST_UNPAID = 10_000;
/** Of an amount and day, as many as a very good hour has orders: those with a reference, then the newest. */
const MOST_OF_AMOUNT = 100;
/** Of these, the newest of a phone number: anyone may have named it. */
const MOST_OF_BUYER = 50;
/** Ranges of ids in one statement. */
const CODES_AT_ONCE = 100;

const NOT_CANCELLED = ORDER_STATUSES.filter((status) => status !== 'cancelled');

export interface PaidIn {
  amount: Paise;
  narration: string;
  reference: string | null;
}

/** In which the orders were placed (ISO 8601, UTC); `before` is excluded. */
interface Span {
  from: string;
  before: string;
}

/**
 * The ids of the orders that credits may pay: those that were paid or accepted, also if they are cancelled since, the
 * unpaid ones of exactly a credit's amount or of a buyer who may have paid two at once, and those named by their code or
 * a claimed reference, cancelled ones too. Strangers can leave any number of orders unpaid, so these are not read one by
 * one, and lapsed ones only if a credit names them.
 * @throws DomainError `bad_input` when too many were paid or accepted to read at once.
 */
export async function findCandidates(
  db: Database,
  span: Span,
  credits: readonly PaidIn[],
): Promise<string[]> {
  const amounts = new Set(credits.map(({ amount }) => amount));
  const named = [
    ...(await namedByCode(db, span, credits)),
    ...(await namedByReference(db, span, credits)),
  ];
  const begun = await candidates(db, span)
    .where((eb) => eb.not(isUnconfirmed(eb)))
    .limit(MOST_BEGUN + 1)
    .execute();
  if (begun.length > MOST_BEGUN) throw badInput('', m.validation_statement_long());
  const equal: Candidate[] = [];
  for (const batch of batchesOf([...amounts])) {
    equal.push(...(await listOfAmounts(db, span, batch)));
  }
  const pairs = pairsOf(await listUnconfirmed(db, span), [...named, ...begun], amounts);
  return [...new Set([...named, ...begun, ...equal, ...pairs].map(({ id }) => id))];
}

type Candidate = Awaited<ReturnType<ReturnType<typeof candidates>['execute']>>[number];

function candidates(db: Database, { from, before }: Span) {
  // The time has an index, and it decides the day.
  return db
    .selectFrom('orders')
    .select(['id', 'customer_id', 'customer_phone', 'total_paise', 'payment_status'])
    .where('created_at', '>=', from)
    .where('created_at', '<', before);
}

function placedIn(db: Database, span: Span) {
  return candidates(db, span).where('status', 'in', NOT_CANCELLED);
}

function listUnconfirmed(db: Database, span: Span): Promise<Candidate[]> {
  return candidates(db, span)
    .where('status', '=', 'placed')
    .where(isUnconfirmed)
    .orderBy('created_at', 'desc')
    .limit(MOST_UNPAID)
    .execute();
}

/** Strangers can leave any number of orders of one amount, so these are cut for each amount and day. */
function listOfAmounts(db: Database, span: Span, amounts: readonly Paise[]): Promise<Candidate[]> {
  const place = sql<number>`row_number() over (
    partition by total_paise, business_date
    order by case when ${hasReference} then 0 else 1 end, created_at desc, id)`;
  const unpaid = placedIn(db, span)
    .where('total_paise', 'in', amounts)
    .where(isUnconfirmed)
    .select(place.as('place'));
  return db
    .selectFrom(unpaid.as('unpaid'))
    .selectAll()
    .where('place', '<=', MOST_OF_AMOUNT)
    .orderBy('place')
    .limit(MOST_UNPAID)
    .execute();
}

async function namedByCode(db: Database, span: Span, credits: readonly PaidIn[]) {
  const words = credits.flatMap(({ narration }) => narration.toUpperCase().split(/[^A-Z0-9]+/));
  const codes = words.filter((word) => word.length >= SHORT_CODE_LENGTH).map(shortCode);
  const named: Candidate[] = [];
  for (const batch of batchesOf([...new Set(codes)], CODES_AT_ONCE)) {
    const found = await candidates(db, span)
      // Ids are digits and capital letters, in whatever order the database sorts text.
      .where((eb) => eb.or(batch.map((code) => eb.between('id', code, `${code}ZZ`))))
      .execute();
    named.push(...found);
  }
  return named;
}

async function namedByReference(db: Database, span: Span, credits: readonly PaidIn[]) {
  const named: Candidate[] = [];
  for (const batch of batchesOf(credits.flatMap(({ reference }) => reference ?? []))) {
    const found = await candidates(db, span)
      .where('id', 'in', (eb) =>
        eb.selectFrom('payment_claims').select('order_id').where('reference', 'in', batch),
      )
      .execute();
    named.push(...found);
  }
  return named;
}

/** The unpaid orders whose buyer has another that owes money, or two that make up a credit. */
function pairsOf(
  unpaid: readonly Candidate[],
  known: readonly Candidate[],
  amounts: ReadonlySet<Paise>,
): Candidate[] {
  const owing = new Set(
    known.filter(({ payment_status }) => payment_status !== 'paid').map(buyerOf),
  );
  const byBuyer = new Map<string, Candidate[]>();
  for (const order of unpaid) {
    const others = byBuyer.get(buyerOf(order)) ?? [];
    if (others.length < MOST_OF_BUYER) byBuyer.set(buyerOf(order), [...others, order]);
  }
  return unpaid.filter((order) => {
    if (owing.has(buyerOf(order))) return true;
    const others = byBuyer.get(buyerOf(order)) ?? [];
    return others.some(
      (other) => other !== order && amounts.has(other.total_paise + order.total_paise),
    );
  });
}

/** The account or phone number: one transfer may pay two orders of the same buyer. */
export function buyerOf({
  id,
  customer_id,
  customer_phone,
}: Pick<Candidate, 'id' | 'customer_id' | 'customer_phone'>): string {
  return customer_id ?? customer_phone ?? id;
}
