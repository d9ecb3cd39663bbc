import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AdminActor } from '../../platform/audit/audit-actor';
import { inTransaction } from '../../platform/db/transaction';
import { changeOrder, type OrderChangeDeps } from '../change/change-order';
import { isTab } from '../tab';
import { listTabs, lockTable } from './table-store';

/**
 * The guests sit at another table now.
 * @throws DomainError `not_found` for an order or a table in use that does not exist; `conflict` for an order that is no
 * table's open bill, or a table that has one.
 */
export async function moveTab(
  { db, onOrderChange }: OrderChangeDeps,
  { id, tableId, actor }: { id: string; tableId: string; actor: AdminActor },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const table = await lockTable(tx, tableId);
    if (table.is_active === 0) throw new DomainError('not_found');
    await changeOrder(tx, {
      id,
      actor,
      onOrderChange,
      decide: async (order) => {
        if (order.table_id === tableId) return undefined;
        if (!isTab(order) || (await listTabs(tx, tableId)).length > 0) {
          throw new DomainError('conflict');
        }
        return { set: { table_id: tableId, table_name: table.name }, told: 'never' };
      },
    });
  });
}
