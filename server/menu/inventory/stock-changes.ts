import type { StockChange } from '../../../shared/contract/menu/inventory-contract';
import type { AuditEntry } from '../../../shared/contract/platform/audit-contract';
import { STOCK_REASONS } from '../../../shared/domain/platform/audit';
import { entryToWire } from '../../platform/audit/audit-store';
import type { Database } from '../../platform/db/database';

/** The newest changes of a stock by hand, from the audit log. */
export async function listStockChanges(
  db: Database,
  inventoryId: string,
  limit: number,
): Promise<StockChange[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('area', '=', 'inventory')
    .where('subject_id', '=', inventoryId)
    .where('to_values', 'like', '%"currentStock":%')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { at, by, from, to, reason } = entryToWire(row);
    return {
      at,
      by: by.name,
      from: from && stockOf(from),
      to: stockOf(to ?? {}),
      reason: STOCK_REASONS.find((known) => known === reason) ?? 'counted',
    };
  });
}

function stockOf({ currentStock }: NonNullable<AuditEntry['to']>): number {
  return Number(currentStock ?? 0);
}
