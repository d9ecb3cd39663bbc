import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../../shared/contract/order-shape';
import type { NewestOrder, OrderFilter, OrderSort } from '../../shared/contract/orders-contract';
import type { Database } from '../db/database';
import type { OrdersTable } from '../db/schema';
import { SEARCH_ESCAPE, searchPattern } from './order-search';
import { withParts } from './order-store';
import { orderToWire } from './order-wire';

/** A page of orders, and how many there are in all. */
export interface OrderPage {
  items: Order[];
  total: number;
}

interface Page {
  limit: number;
  offset: number;
}

const column = (name: keyof OrdersTable) => sql.ref(name);

const SORT_KEYS: Record<OrderSort, RawBuilder<unknown>> = {
  createdAt: column('created_at'),
  customerName: sql`lower(customer_name)`,
  itemCount: column('item_count'),
  totalAmount: column('total_paise'),
  status: column('status'),
  paymentStatus: column('payment_status'),
  id: column('id'),
};

/** The staff's list. Days are Kolkata's, both included; equal rows are kept in order by their ids. */
export async function listOrders(db: Database, filter: OrderFilter): Promise<OrderPage> {
  const { status, paymentStatus, dateFrom, dateTo, q, sort, limit, offset } = filter;
  let matching = db.selectFrom('orders');
  if (status) matching = matching.where('status', '=', status);
  if (paymentStatus) matching = matching.where('payment_status', '=', paymentStatus);
  if (dateFrom) matching = matching.where('business_date', '>=', dateFrom);
  if (dateTo) matching = matching.where('business_date', '<=', dateTo);
  if (q) {
    const sign = sql.lit(SEARCH_ESCAPE);
    matching = matching.where(sql<SqlBool>`search_text like ${searchPattern(q)} escape ${sign}`);
  }
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const key = SORT_KEYS[sort.replace('-', '') as OrderSort];
  const rows = await matching
    .selectAll()
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const stored = await withParts(db, rows);
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
