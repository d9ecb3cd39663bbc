import { UNCOUNTED_STOCK } from '../../../shared/domain/menu/stock';
import type { StockReason } from '../../../shared/domain/platform/audit';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { type Change, recordChanges } from '../../platform/audit/record-change';
import { assertUpdated, assertVersion } from '../../platform/db/row-version';
import type { Tx } from '../../platform/db/transaction';
import { insertInventory, type StockLevels, updateInventory } from './inventory-store';

interface EnteredStock {
  product: { id: string; name: string };
  stock: number;
  /** The version of the record that the editor saw, 0 for none; undefined skips the check. */
  seen: number | undefined;
}

/**
 * Of distinct products; missing records are created. The starting stock changes only when the counting
 * begins or ends: an uncounted product that is sold out for a while keeps it.
 * @throws DomainError `conflict` when a record has changed since the editor saw it.
 */
export async function setStocks(
  tx: Tx,
  entered: readonly EnteredStock[],
  actor: AuditActor,
  reason: StockReason = 'product form',
) {
  if (entered.length === 0) return;
  const present = await recordsOf(tx, entered);
  const changes: Change[] = [];
  const missing: Parameters<typeof insertInventory>[1][number][] = [];
  for (const { product, stock, seen } of entered) {
    const before = present.get(product.id);
    assertVersion(seen, before?.version ?? 0);
    const id = before?.id ?? actor.newId();
    const levels = { startingStock: stock, currentStock: stock };
    if (before) {
      const changed = fittingLevels({ startingStock: before.starting_stock, currentStock: stock });
      await updateInventory(tx, before, changed, actor.now);
    } else missing.push({ id, productId: product.id, ...levels });
    changes.push({
      area: 'inventory',
      subject: { id, name: product.name },
      from: before ? { currentStock: before.current_stock } : null,
      to: before ? { currentStock: stock } : levels,
      reason,
    });
  }
  const made = await insertInventory(tx, missing, actor.now);
  assertUpdated(made.length === missing.length);
  await recordChanges(tx, actor, changes);
}

/** An uncounted product has 1,000,000 in both, or no current stock while it is sold out. */
export function fittingLevels({ startingStock, currentStock }: StockLevels): StockLevels {
  const begins = startingStock === UNCOUNTED_STOCK && currentStock > 0;
  const isFitting = !begins && currentStock !== UNCOUNTED_STOCK;
  return { startingStock: isFitting ? startingStock : currentStock, currentStock };
}

async function recordsOf(tx: Tx, entered: readonly EnteredStock[]) {
  const ids = entered.map(({ product }) => product.id);
  const rows = await tx
    .selectFrom('inventory')
    .select(['id', 'product_id', 'starting_stock', 'current_stock', 'version'])
    .where('product_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}
