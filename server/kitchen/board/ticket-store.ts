import { sql } from 'kysely';
import {
  BOARD_HOURS,
  MOST_LATER,
  MOST_RECENT,
  MOST_TICKETS,
} from '../../../shared/contract/kitchen/kitchen-contract';
import { MOST_UNPAID_OF_NETWORK } from '../../../shared/contract/orders/orders-contract';
import type { OrderStatus } from '../../../shared/domain/orders/order-status';
import { OPEN_STATUSES } from '../../../shared/domain/orders/ticket';
import { HOUR_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { kitchenTime, laterOrders, openOrders } from '../../orders/promise/open-orders';
import { strangersLast } from '../../orders/strangers-last';
import type { Database } from '../../platform/db/database';
import type { OrdersTable } from '../../platform/db/schema';

/** For one that nobody has seen. */
const CANCELLED_HOURS = 2;
const MOST_CANCELLED = 50;
/** Unpaid and not accepted, of one network's guests. */
const MOST_CANCELLED_OF_NETWORK = 10;

export async function listOpen(db: Database, now: Date): Promise<OrdersTable[]> {
  const moment = { since: isoBefore(now, BOARD_HOURS * HOUR_MS), now: now.toISOString() };
  const open: OrdersTable[] = [];
  // Forgotten orders do not push out another status's new ones.
  for (const status of OPEN_STATUSES) {
    const newest = strangersLast(db, openOrders(db, status, moment), {
      by: sql`${kitchenTime} desc, orders.id desc`,
      share: MOST_UNPAID_OF_NETWORK,
      most: MOST_TICKETS[status],
    });
    open.push(...(await newest.selectAll('orders').execute()));
  }
  return inOrderOf(open, ({ created_at, id }) => `${created_at} ${id}`);
}

function inOrderOf(orders: OrdersTable[], key: (order: OrdersTable) => string): OrdersTable[] {
  return orders.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Not on the board yet, as they start; equal ones as they were placed. */
export async function listLater(db: Database, now: Date): Promise<OrdersTable[]> {
  const next = await strangersLast(db, laterOrders(db, now.toISOString()), {
    by: sql`${kitchenTime}, orders.created_at, orders.id`,
    share: MOST_UNPAID_OF_NETWORK,
    most: MOST_LATER,
  })
    .selectAll('orders')
    .execute();
  return inOrderOf(next, ({ starts_at, created_at, id }) => `${starts_at} ${created_at} ${id}`);
}

export async function countLater(db: Database, now: Date) {
  return laterOrders(db, now.toISOString())
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      fn.min<string | null>('starts_at').as('nextStartsAt'),
    ])
    .executeTakeFirstOrThrow();
}

/** By the daily figures, however many there are. */
export async function countOrders(db: Database) {
  const counted = await db
    .selectFrom('daily_figures')
    .where('status', 'in', [...OPEN_STATUSES, 'cancelled'])
    .groupBy(['status', 'payment_status'])
    .select(({ fn }) => ['status', 'payment_status', fn.sum<number>('orders').as('orders')])
    .execute();
  const count = (isCounted: (row: (typeof counted)[number]) => boolean) =>
    counted.filter(isCounted).reduce((sum, { orders }) => sum + orders, 0);
  return {
    open: count(({ status }) => status !== 'cancelled'),
    refundsDue: count(
      ({ status, payment_status }) => status === 'cancelled' && payment_status === 'paid',
    ),
  };
}

/** The newest first. */
export async function listCancelled(db: Database, now: Date): Promise<OrdersTable[]> {
  const unseen = changedSince(db, 'cancelled', isoBefore(now, CANCELLED_HOURS * HOUR_MS)).where(
    'cancel_seen_at',
    'is',
    null,
  );
  const newest = await strangersLast(db, unseen, {
    by: sql`orders.updated_at desc, orders.id desc`,
    share: MOST_CANCELLED_OF_NETWORK,
    most: MOST_CANCELLED,
  })
    .selectAll('orders')
    .execute();
  return inOrderOf(newest, ({ updated_at, id }) => `${updated_at} ${id}`).reverse();
}

/** A payment that is confirmed days later does not bring one back. */
export function listHandedOver(db: Database, now: Date): Promise<OrdersTable[]> {
  const since = isoBefore(now, BOARD_HOURS * HOUR_MS);
  return changedSince(db, 'delivered', since)
    .selectAll()
    .where('created_at', '>', since)
    .orderBy('updated_at', 'desc')
    .limit(MOST_RECENT)
    .execute();
}

export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** With the category and the diet that their products have now. */
export async function listLines(db: Database, orders: readonly OrdersTable[]) {
  if (orders.length === 0) return [];
  return db
    .selectFrom('order_items')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .where(
      'order_items.order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .select(['order_items.order_id', 'order_items.line', 'order_items.product_id'])
    .select(['order_items.name', 'order_items.quantity', 'order_items.customizations'])
    .select('order_items.note')
    .select([
      'order_items.added_in',
      'order_items.is_served',
      'order_items.done_at',
      'order_items.station',
      'products.category_id',
      'products.diet',
    ])
    .orderBy('order_items.order_id')
    .orderBy('order_items.line')
    .execute();
}

export async function listPhotographed(
  db: Database,
  orders: readonly OrdersTable[],
): Promise<ReadonlySet<string>> {
  const ids = orders.flatMap(({ id, delivery_method }) =>
    delivery_method === 'delivery' ? [id] : [],
  );
  if (ids.length === 0) return new Set();
  const photos = await db
    .selectFrom('door_photos')
    .select('order_id')
    .where('order_id', 'in', ids)
    .execute();
  return new Set(photos.map(({ order_id }) => order_id));
}

function changedSince(db: Database, status: OrderStatus, since: string) {
  return db.selectFrom('orders').where('status', '=', status).where('updated_at', '>', since);
}
