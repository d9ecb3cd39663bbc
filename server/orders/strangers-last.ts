import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../platform/db/database';
import type { ShopTables } from '../platform/db/schema';
import { hasMoney } from './payment-claims';

type OrdersQuery = SelectQueryBuilder<ShopTables, 'orders', object>;

/** Nobody has paid for the order or begun it: to place it cost nothing. */
export function isUnconfirmed(eb: ExpressionBuilder<ShopTables, 'orders'>) {
  return eb.and([
    eb('accepted_at', 'is', null),
    eb('payment_status', '=', 'pending'),
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
 * Cuts a list of the staff so that strangers cannot push an order out of it by orders that they never pay.
 * First stand those that were paid, in part or in full, or accepted, then the unpaid ones: the first of each
 * account and network, then the second of each, an account's before a guest's.
 */
export function strangersLast(db: Database, orders: OrdersQuery, { by, share, most }: Cut) {
  const marked = orders.selectAll('orders').select((eb) => {
    const unconfirmed = eb.case().when(isUnconfirmed(eb)).then(1).else(0).end();
    return [
      unconfirmed.as('unconfirmed'),
      sql<number>`row_number() over (partition by ${orderedFrom}, ${unconfirmed} order by ${by})`.as(
        'turn',
      ),
      sql<number>`row_number() over (order by ${by})`.as('place'),
    ];
  });
  return db
    .selectFrom(marked.as('cut'))
    .where(
      sql<boolean>`unconfirmed = 0 or customer_id is not null or client_key is null or turn <= ${share}`,
    )
    .orderBy(sql`unconfirmed * turn`)
    .orderBy(sql`case when customer_id is null then 1 else 0 end`)
    .orderBy('place')
    .limit(most);
}
