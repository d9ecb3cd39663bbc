import { type RawBuilder, sql, type Updateable } from 'kysely';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { ShopTables } from './schema';
import { RetryTransaction, type Tx } from './transaction';

/** Tables whose rows staff edit. */
type VersionedTable =
  | 'settings'
  | 'shop_content'
  | 'categories'
  | 'products'
  | 'shared_options'
  | 'inventory'
  | 'admins'
  | 'printers'
  | 'dining_tables';

/** Without a version nothing is checked. */
export interface VersionedRef {
  id: string;
  version?: number | undefined;
}

export function nextVersion(table: VersionedTable): RawBuilder<number> {
  return sql<number>`${sql.ref(`${table}.version`)} + 1`;
}

/** @throws DomainError `conflict` when the row has changed since `seen`; undefined skips the check. */
export function assertVersion(seen: number | undefined, version: number): void {
  if (seen !== undefined && seen !== version) throw new DomainError('conflict');
}

/** Retries the transaction when the row has changed since this transaction read it. */
export function assertUpdated(isUpdated: boolean): void {
  if (!isUpdated) throw new RetryTransaction();
}

/**
 * Updates a row that this transaction has read, and retries the transaction when the row has changed since.
 * @throws the engine's violation of a constraint.
 */
export async function updateUnchanged<Table extends VersionedTable>(
  tx: Tx,
  table: Table,
  { id, version }: { id: string; version: number },
  fields: Updateable<ShopTables[Table]>,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await tx
    // The tables have these columns, which Kysely's types cannot say of a union.
    .updateTable(table as 'products')
    .set(fields as object)
    .set({ updated_at: now.toISOString(), version: nextVersion(table) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  assertUpdated(numUpdatedRows > 0n);
}
