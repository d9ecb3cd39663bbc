import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../platform/db/database';
import type { ShopTables } from '../platform/db/schema';
import { hasMoney } from './payment-claims';

type OrdersQuery = SelectQueryBuilder<ShopTables, 'orders', object>;

/** Nobody has paid for the order or begun it: to place it cost nothing. */
export function isUnconfirmed(eb: ExpressionBuilder<ShopTables, 'orders'>) {
  return eb.and([
    eb('accepted_at', 'is', null),
    eb('payment_status', 'in', ['pending', 'failed']),
    eb.not(hasMoney(eb)),
  ]);
}

/** A customer's account, or the network of guests. Those whose network has been forgotten are one. */
export const orderedFrom = sql<string>`coalesce(orders.customer_id, orders.client_key, '')`;

interface Cut {
  /** The list's order, of columns of `orders`. */
  by: Expression<unknown>;
  /** How many unpaid orders one network's guests may have in the list. */
  share: number;
  most: number;
}

/**
 * Of the unpaid orders only the first are read, or strangers would make each list slow: these take 25 ms of a
 * processor. Fifty networks may leave as many unpaid.
 */
const MOST_UNPAID_READ = 5000;

/**
 * Cuts a list of the staff so that strangers cannot push an order out of it by orders that they never pay.
 * First stand those that were paid, in part or in full, or accepted, then the unpaid ones: the first of each
 * account and network, then the second of each, an account's before a guest's.
 */
export function strangersLast(db: Database, orders: OrdersQuery, { by, share, most }: Cut) {
  const place = sql<number>`row_number() over (order by ${by})`.as('place');
  const confirmed = orders
    .where((eb) => eb.not(isUnconfirmed(eb)))
    .select(['orders.id as cut_id', sql<number>`0`.as('round'), sql<number>`0`.as('is_guest')])
    .select(place)
    .orderBy(by)
    .limit(most);
  const unpaid = orders
    .where(isUnconfirmed)
    .select(['orders.id as cut_id', 'client_key', orderedFrom.as('ordered_from')])
    .select([sql<number>`case when customer_id is null then 1 else 0 end`.as('is_guest'), place])
    .orderBy(by)
    .limit(MOST_UNPAID_READ);
  const inTurn = db
    .selectFrom(unpaid.as('unpaid'))
    .select(['cut_id', 'client_key', 'is_guest', 'place'])
    .select(sql<number>`row_number() over (partition by ordered_from order by place)`.as('round'));
  const strangers = db
    .selectFrom(inTurn.as('in_turn'))
    .where(sql<boolean>`is_guest = 0 or client_key is null or round <= ${share}`)
    .select(['cut_id', 'round', 'is_guest', 'place']);
  const cut = db
    .selectFrom(confirmed.as('confirmed'))
    .select(['cut_id', 'round', 'is_guest', 'place'])
    .unionAll(strangers)
    .orderBy('round')
    .orderBy('is_guest')
    .orderBy('place')
    .limit(most);
  return db
    .selectFrom(cut.as('cut'))
    .innerJoin('orders', 'orders.id', 'cut.cut_id')
    .orderBy('round')
    .orderBy('is_guest')
    .orderBy('place');
}
