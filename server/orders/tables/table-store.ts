import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db/database';
import { lockRow } from '../../platform/db/lock-row';
import { nextVersion } from '../../platform/db/row-version';
import type { DiningTablesTable, OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

export type TableRow = Selectable<DiningTablesTable>;

export function listTableRows(db: Database): Promise<TableRow[]> {
  return db.selectFrom('dining_tables').selectAll().execute();
}

/** Of one that is in use; a hidden table takes no rounds. */
export function findTableByCode(db: Database, code: string): Promise<TableRow | undefined> {
  return db
    .selectFrom('dining_tables')
    .selectAll()
    .where('code', '=', code)
    .where('is_active', '=', 1)
    .executeTakeFirst();
}

/** Rounds and moves of a table wait here for each other. @throws DomainError `not_found`. */
export const lockTable = (tx: Tx, id: string): Promise<TableRow> =>
  lockRow(tx, 'dining_tables', id);

/** @throws the engine's unique violation for a name that another table has. */
export async function insertTable(tx: Tx, row: Omit<TableRow, 'version'>): Promise<void> {
  await tx.insertInto('dining_tables').values(row).execute();
}

/** @throws the engine's unique violation for a name that another table has. */
export function updateTable(
  tx: Tx,
  id: string,
  fields: Partial<Pick<TableRow, 'name' | 'name_key' | 'is_active' | 'code'>>,
  now: Date,
): Promise<TableRow> {
  return tx
    .updateTable('dining_tables')
    .set({ ...fields, updated_at: now.toISOString(), version: nextVersion('dining_tables') })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The open bill of a table that rounds join. */
export async function findTab(tx: Tx, tableId: string): Promise<OrdersTable | undefined> {
  return (await listTabs(tx, tableId)).at(-1);
}

/** The open bills of the tables, as `isTab` says it: first what was split off, then oldest first. @param tableId of one table. */
export function listTabs(db: Database, tableId?: string): Promise<OrdersTable[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('table_id', 'is not', null)
    .where('payment_status', '=', 'pending')
    .where('status', '!=', 'cancelled')
    .$if(tableId !== undefined, (tabs) => tabs.where('table_id', '=', tableId ?? ''))
    .orderBy((eb) => eb.case().when('split_from', 'is', null).then(1).else(0).end())
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
