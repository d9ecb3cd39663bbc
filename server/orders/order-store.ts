import type { ExpressionBuilder, Insertable } from 'kysely';
import type { Database } from '../platform/db/database';
import { lockRow } from '../platform/db/lock-row';
import type {
  OrderHistoryTable,
  OrderItemsTable,
  OrdersTable,
  ShopTables,
} from '../platform/db/schema';
import type { Tx } from '../platform/db/transaction';
import { byOrder } from './by-order';
import { listChanges, removedLines } from './order-changes';
import type { StoredOrder } from './order-wire';
import { moneyOf, readMoney } from './stored-payments';
import { readHolds } from './unpaid-holds';

export async function findOrderRow(db: Database, id: string): Promise<OrdersTable | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Changes of an order wait here for each other. @throws DomainError `not_found`. */
export const lockOrder = (tx: Tx, id: string): Promise<OrdersTable> => lockRow(tx, 'orders', id);

export async function findOrder(db: Database, id: string): Promise<StoredOrder | undefined> {
  const row = await findOrderRow(db, id);
  if (!row) return undefined;
  const [stored] = await withParts(db, [row]);
  return stored;
}

/** Adds lines, adjustments, history, holds and money to orders, with a few queries for all of them. */
export async function withParts(db: Database, rows: readonly OrdersTable[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await listItems(db, ids);
  const adjustments = await db
    .selectFrom('order_adjustments')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const history = await db
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('sequence')
    .execute();
  const holds = await readHolds(db, rows);
  const money = await readMoney(db, rows);
  const changesOf = byOrder(await listChanges(db, rows));
  const itemsOf = byOrder(items);
  const adjustmentsOf = byOrder(adjustments);
  const historyOf = byOrder(history);
  return rows.map((row) => ({
    row,
    items: itemsOf.get(row.id) ?? [],
    adjustments: adjustmentsOf.get(row.id) ?? [],
    history: historyOf.get(row.id) ?? [],
    heldUntil: holds.get(row.id) ?? null,
    money: money.get(row.id) ?? moneyOf(row, []),
    removed: removedLines(changesOf.get(row.id) ?? []),
  }));
}

export function listItems(db: Database, ids: readonly string[]): Promise<OrderItemsTable[]> {
  return db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('line')
    .execute();
}

/** The dishes that the kitchen got with an order's ticket, also those that are on another bill now (tables rule 4). */
export function listTicketItems(db: Database, id: string): Promise<OrderItemsTable[]> {
  return db
    .selectFrom('order_items')
    .selectAll()
    .where(isOfTicket(id))
    .orderBy((eb) => eb.fn.coalesce('added_in', eb.lit(0)))
    .orderBy('line')
    .orderBy('order_id')
    .execute();
}

/** Whether the kitchen got a dish with this order's ticket, whatever bill it is on now (tables rule 4). */
export const isOfTicket = (id: string) => (eb: ExpressionBuilder<ShopTables, 'order_items'>) =>
  eb.or([
    eb('ticket_order_id', '=', id),
    eb.and([eb('order_id', '=', id), eb('ticket_order_id', 'is', null)]),
  ]);

/** Hides the last change of an order's status from its customer. */
export async function hideLastStatus(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('order_history')
    .set({ staff_only: 1 })
    .where('order_id', '=', orderId)
    .where('sequence', '=', (eb) =>
      eb
        .selectFrom('order_history')
        .where('order_id', '=', orderId)
        .where('kind', '=', 'status')
        .where('staff_only', '=', 0)
        .select(({ fn }) => fn.max('sequence').as('last')),
    )
    .execute();
}

/** Appends a change to the history. Update the order's row first: that locks its history, too. */
export async function appendHistory(
  tx: Tx,
  change: Omit<Insertable<OrderHistoryTable>, 'sequence'>,
): Promise<void> {
  await tx
    .insertInto('order_history')
    .values((eb) => ({
      ...change,
      sequence: eb
        .selectFrom('order_history')
        .where('order_id', '=', change.order_id)
        .select((inner) =>
          inner(inner.fn.coalesce(inner.fn.max('sequence'), inner.lit(0)), '+', 1).as('next'),
        ),
    }))
    .execute();
}
