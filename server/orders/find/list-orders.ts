import type { Order } from '../../../shared/contract/order-shape';
import type { NewestOrder, OrderFilter } from '../../../shared/contract/orders-contract';
import type { Database } from '../../db/database';
import { withParts } from '../order-store';
import { orderToWire } from '../order-wire';
import { findPage } from './find-orders';
import { planSearch } from './plan-search';

/** A page of orders, and how many there are in all. */
export interface OrderPage {
  items: Order[];
  total: number;
}

interface Page {
  limit: number;
  offset: number;
}

/** The staff's list. Days are Kolkata's, both included. */
export async function listOrders(db: Database, filter: OrderFilter): Promise<OrderPage> {
  const search = filter.q ? await planSearch(db, filter.q) : undefined;
  const { ids: wanted, total } = await findPage(db, filter, search);
  if (wanted.length === 0) return { items: [], total };
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', wanted).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const stored = await withParts(
    db,
    wanted.flatMap((id) => found.get(id) ?? []),
  );
  return { items: stored.map((order) => orderToWire(order, 'staff')), total };
}

/** A customer's own orders, newest first. */
export async function listCustomerOrders(
  db: Database,
  customerId: string,
  { limit, offset }: Page,
): Promise<OrderPage> {
  const own = db.selectFrom('orders').where('customer_id', '=', customerId);
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await own
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const stored = await withParts(db, rows);
  return { items: stored.map((order) => orderToWire(order, 'customer')), total };
}

const NEWEST = 50;

/** The newest orders whatever became of them, newest first: a window that only ever moves on. */
export function listNewestOrders(db: Database): Promise<NewestOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'status', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
}
