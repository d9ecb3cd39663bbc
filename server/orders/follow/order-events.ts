import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { prepared } from '../../db/prepared';
import { publish } from '../../db/publish';
import type { OrderEventsTable, OrdersTable } from '../../db/schema';
import type { Tx } from '../../db/transaction';

/** The servers' channel for new events; the payload is the event's number. */
export const ORDER_EVENTS_CHANNEL = 'order_events';

const KEPT_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;
const COUNTER = 'orders';

export interface OrderEvent {
  /** 1, 2, 3 … without a gap, in the order of the commits. */
  id: number;
  orderId: string;
  /** Null for a guest's order. */
  customerId: string | null;
  kind: OrderEventsTable['kind'];
  status: OrdersTable['status'];
  paymentStatus: OrdersTable['payment_status'];
  at: string;
}

/** The events a subscriber follows: all, those of one customer's orders, or those of one order. */
export type Followed =
  | { whose: 'all' }
  | { whose: 'customer'; customerId: string }
  | { whose: 'order'; orderId: string };

/**
 * Records an event in the transaction of the change. Call it last: a transaction that has taken a
 * number makes all others wait until it ends, which keeps the numbers in the order of the commits.
 * @param order the order after the change.
 */
export async function recordOrderEvent(
  tx: Tx,
  kind: OrderEventsTable['kind'],
  order: Pick<OrdersTable, 'id' | 'status' | 'payment_status' | 'updated_at'>,
): Promise<void> {
  const [counted] = (await countEvent(tx, {})).rows;
  if (!counted) throw new Error('The event counter returned no number');
  const { last } = counted;
  await insertEvent(tx, {
    id: last,
    order_id: order.id,
    kind,
    status: order.status,
    payment_status: order.payment_status,
    at: order.updated_at,
  });
  await publish(tx, ORDER_EVENTS_CHANNEL, String(last));
}

const countEvent = prepared((db) =>
  db
    .insertInto('order_event_counter')
    .values({ id: COUNTER, last: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ last: sql`order_event_counter.last + 1` }),
    )
    .returning('last'),
);
const insertEvent = prepared((db, event: OrderEventsTable) =>
  db.insertInto('order_events').values(event),
);

/** The number of the last committed event; 0 before the first. */
export async function lastOrderEventId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('order_event_counter')
    .select('last')
    .where('id', '=', COUNTER)
    .executeTakeFirst();
  return row?.last ?? 0;
}

export async function firstOrderEventId(db: Database): Promise<number | undefined> {
  const { first } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.min<number | null>('id').as('first'))
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}

/** At most `limit` events after the one with the number `after`, oldest first. */
export async function listOrderEvents(
  db: Database,
  { after, limit, followed }: { after: number; limit: number; followed: Followed },
): Promise<OrderEvent[]> {
  let events = db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .where('order_events.id', '>', after);
  if (followed.whose === 'customer') {
    events = events.where('orders.customer_id', '=', followed.customerId);
  }
  if (followed.whose === 'order') events = events.where('orders.id', '=', followed.orderId);
  return events
    .select([
      'order_events.id',
      'order_events.order_id as orderId',
      'orders.customer_id as customerId',
      'order_events.kind',
      'order_events.status',
      'order_events.payment_status as paymentStatus',
      'order_events.at',
    ])
    .orderBy('order_events.id')
    .limit(limit)
    .execute();
}

export function isFollowed(followed: Followed, event: OrderEvent): boolean {
  if (followed.whose === 'customer') return event.customerId === followed.customerId;
  return followed.whose === 'all' || event.orderId === followed.orderId;
}

/** Deletes events after 24 hours. A client that returns later reloads everything. */
export async function removeOldOrderEvents(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_HOURS * HOUR_MS).toISOString();
  await db.deleteFrom('order_events').where('at', '<=', oldest).execute();
}
