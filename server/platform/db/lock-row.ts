import type { Selectable } from 'kysely';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { ShopTables } from './schema';
import type { Tx } from './transaction';

/** Tables whose rows a transaction locks before it decides what becomes of them. */
type LockedTable = 'orders' | 'dining_tables' | 'table_rounds' | 'inventory';

/**
 * Locks a row until the transaction ends. It is read after the wait for others, so that what is decided from it holds.
 * @throws DomainError `not_found`.
 */
export async function lockRow<Table extends LockedTable>(
  tx: Tx,
  table: Table,
  id: string,
): Promise<Selectable<ShopTables[Table]>> {
  const row = await tx
    .updateTable(table as LockedTable)
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  // Kysely forgets which of the tables it was.
  return row as unknown as Selectable<ShopTables[Table]>;
}
