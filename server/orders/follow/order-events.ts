import { sql } from 'kysely';
import { CUSTOMER_TOLD_AFTER_MS } from '../../../shared/domain/orders/ticket';
import { DAY_MS, isoBefore } from '../../../shared/domain/platform/durations';
import type { Database } from '../../platform/db/database';
import { prepared } from '../../platform/db/prepared';
import { publish } from '../../platform/db/publish';
import { removeExpired } from '../../platform/db/remove-expired';
import type { OrderEventsTable, OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

/** The servers' channel for new events; the payload is the event's number. */
export const ORDER_EVENTS_CHANNEL = 'order_events';

const COUNTER = 'orders';
/** A page reads the order from another server, whose clock may be late by this much (ms). */
export const CLOCKS_DIFFER_MS = 500;
const TOLD_AFTER_MS = CUSTOMER_TOLD_AFTER_MS + CLOCKS_DIFFER_MS;

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
  toldAt: string | null;
  isStaffOnly: boolean;
}

export type Followed =
  | { whose: 'all' }
  | { whose: 'customer'; customerId: string }
  | { whose: 'order'; orderId: string };

/**
 * In the change's transaction. Call it last: one that has taken a number makes all others wait until it ends,
 * which keeps the numbers in the order of the commits.
 * @param order the order after the change.
 * @param told when customers learn of it; at once by default.
 */
export async function recordOrderEvent(
  tx: Tx,
  kind: OrderEventsTable['kind'],
  order: Pick<OrdersTable, 'id' | 'status' | 'payment_status' | 'updated_at'>,
  told?: 'later' | 'never',
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
    customers_told_at: told === 'later' ? toldAfter(order.updated_at) : null,
    staff_only: told === 'never' ? 1 : 0,
  });
  await publish(tx, ORDER_EVENTS_CHANNEL, String(last));
}

/** Customers are never told of the order's last change of status, because it was undone. */
export async function withdrawLastEvent(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('order_events')
    .set({ staff_only: 1 })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('order_events')
        .where('order_id', '=', orderId)
        .where('kind', '=', 'status')
        .where('staff_only', '=', 0)
        .select(({ fn }) => fn.max('id').as('last')),
    )
    .execute();
}

function toldAfter(at: string): string {
  return new Date(Date.parse(at) + TOLD_AFTER_MS).toISOString();
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

export async function listOrderEvents(
  db: Database,
  { after, limit, followed }: { after: number; limit: number; followed: Followed },
): Promise<OrderEvent[]> {
  const rows = await eventsOf(db, followed)
    .where('order_events.id', '>', after)
    .select([
      'order_events.id',
      'order_events.order_id as orderId',
      'orders.customer_id as customerId',
      'order_events.kind',
      'order_events.status',
      'order_events.payment_status as paymentStatus',
      'order_events.at',
      'order_events.customers_told_at as toldAt',
      'order_events.staff_only',
    ])
    .orderBy('order_events.id')
    .limit(limit)
    .execute();
  return rows.map(({ staff_only, ...event }) => ({ ...event, isStaffOnly: staff_only === 1 }));
}

/** The number of the first event that a customer is yet to be told; undefined without one. */
export async function firstUntoldEventId(
  db: Database,
  followed: Followed,
  now: Date,
): Promise<number | undefined> {
  const recent = isoBefore(now, TOLD_AFTER_MS);
  const { first } = await eventsOf(db, followed)
    .where('order_events.at', '>', recent)
    .where('order_events.customers_told_at', '>', now.toISOString())
    .select(({ fn }) => fn.min<number | null>('order_events.id').as('first'))
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}

/** Whether customers may still be told of an event: not when its move was undone. */
export async function isStillTold(db: Database, id: number): Promise<boolean> {
  const event = await db
    .selectFrom('order_events')
    .select('id')
    .where('id', '=', id)
    .where('staff_only', '=', 0)
    .executeTakeFirst();
  return event !== undefined;
}

function eventsOf(db: Database, followed: Followed) {
  const events = db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id');
  if (followed.whose === 'all') return events;
  const told = events.where('order_events.staff_only', '=', 0);
  return followed.whose === 'customer'
    ? told.where('orders.customer_id', '=', followed.customerId)
    : told.where('orders.id', '=', followed.orderId);
}

export function isFollowed(followed: Followed, event: OrderEvent): boolean {
  if (followed.whose === 'all') return true;
  if (event.isStaffOnly) return false;
  return followed.whose === 'customer'
    ? event.customerId === followed.customerId
    : event.orderId === followed.orderId;
}

/** Deletes events after 24 hours. A client that returns later reloads everything. */
export const removeOldOrderEvents = removeExpired('order_events', 'at', DAY_MS);
