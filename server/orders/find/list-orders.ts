import { sql } from 'kysely';
import type { Order } from '../../../shared/contract/orders/order-shape';
import {
  MOST_UNPAID_OF_NETWORK,
  type NewestOrder,
  type OrderFilter,
  type OwnOrders,
} from '../../../shared/contract/orders/orders-contract';
import { HOUR_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import { orderForCustomer } from '../customer-view';
import { typedTokens } from '../order-search-tokens';
import { withParts } from '../order-store';
import { orderToWire } from '../order-wire';
import { kitchenTime, openOrders } from '../promise/open-orders';
import { strangersLast } from '../strangers-last';
import { pageOfOrders } from './page-of-orders';
import { searchOrders } from './search-orders';
import { sortedOrders } from './sort-and-filter';

export interface OrderPage {
  items: Order[];
  total: number;
}

interface StaffPage extends OrderPage {
  onlyNewest: boolean;
}

export async function listOrders(db: Database, filter: OrderFilter): Promise<StaffPage> {
  const typed = typedTokens(filter.q ?? '');
  const page =
    typed.length > 0
      ? await searchOrders(db, filter, typed)
      : { ...(await pageOfOrders(db, filter)), onlyNewest: false };
  const { ids, total, onlyNewest } = page;
  if (ids.length === 0) return { items: [], total, onlyNewest };
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const stored = await withParts(
    db,
    ids.flatMap((id) => found.get(id) ?? []),
  );
  return { items: stored.map((order) => orderToWire(order, 'staff')), total, onlyNewest };
}

export async function listCustomerOrders(
  db: Database,
  customerId: string,
  { sort, limit, offset }: Omit<OwnOrders, 'id'>,
  now: Date,
): Promise<OrderPage> {
  const page = ordersOf(db, customerId).orderBy(sortedOrders({ sort })).limit(limit).offset(offset);
  const total = await countRows(db.selectFrom('orders').where('customer_id', '=', customerId));
  return { items: await asCustomerSees(db, page, now), total };
}

interface OrdersOfUser {
  userId: string;
  /** Lists the orders before this one; undefined starts with the newest. */
  before: Pick<Order, 'createdAt' | 'id'> | undefined;
  limit: number;
  now: Date;
}

/** A batch of a customer's orders, newest first. */
export function listOrdersOf(
  db: Database,
  { userId, before, limit, now }: OrdersOfUser,
): Promise<Order[]> {
  let newest = ordersOf(db, userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before) {
    newest = newest.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(before.createdAt, before.id)),
    );
  }
  return asCustomerSees(db, newest, now);
}

function ordersOf(db: Database, customerId: string) {
  return db.selectFrom('orders').selectAll().where('customer_id', '=', customerId);
}

async function asCustomerSees(db: Database, orders: ReturnType<typeof ordersOf>, now: Date) {
  const stored = await withParts(db, await orders.execute());
  return stored.map((order) => orderForCustomer(order, now));
}

const MOST_NEW = 200;
/** Nobody in the kitchen works on an older order. */
const NEW_FOR_MS = 48 * HOUR_MS;

/** The orders that nobody has accepted, strangers' last. One for later is new when the kitchen must start it. */
export async function listNewestOrders(db: Database, now: Date): Promise<NewestOrder[]> {
  const since = isoBefore(now, NEW_FOR_MS);
  const placed = openOrders(db, 'placed', { since, now: now.toISOString() });
  const by = sql`${kitchenTime} desc, orders.id desc`;
  const orders = await strangersLast(db, placed, {
    by,
    share: MOST_UNPAID_OF_NETWORK,
    most: MOST_NEW,
  })
    .select(['id', 'status', 'created_at as createdAt'])
    .execute();
  const parts = await listParts(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({
    ...order,
    stations: parts.flatMap(({ order_id, station }) =>
      order_id === order.id && station !== null ? [station] : [],
    ),
  }));
}

/** The stations of each order. */
async function listParts(db: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_items')
    .select(['order_id', 'station'])
    .distinct()
    .where('order_id', 'in', orderIds)
    .where('station', 'is not', null)
    .orderBy('station')
    .execute();
}
