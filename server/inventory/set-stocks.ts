import type { AuditActor } from '../audit/audit-actor';
import { type Change, recordChanges } from '../audit/record-change';
import { assertUpdated, assertVersion, nextVersion } from '../db/row-version';
import type { Tx } from '../db/transaction';
import { insertInventory } from './inventory-store';

/** Units of a product as they were entered with it. */
export interface EnteredStock {
  product: { id: string; name: string };
  stock: number;
  /** The version of the record that was edited, 0 for none; undefined asks for no check. */
  seen: number | undefined;
}

/**
 * Sets what is in stock of products, each named once, making the records of those that have none.
 * The starting stock of a record that is there stays.
 * @throws DomainError `conflict` when a version that was seen is no longer its record's.
 */
export async function setStocks(
  tx: Tx,
  entered: readonly EnteredStock[],
  actor: AuditActor,
): Promise<void> {
  if (entered.length === 0) return;
  const present = await recordsOf(tx, entered);
  const changes: Change[] = [];
  const missing: Parameters<typeof insertInventory>[1][number][] = [];
  for (const { product, stock, seen } of entered) {
    const before = present.get(product.id);
    assertVersion(seen, before?.version ?? 0);
    const id = before?.id ?? actor.newId();
    const levels = { startingStock: stock, currentStock: stock };
    if (before) assertUpdated(await updateStock(tx, before, stock, actor.now));
    else missing.push({ id, productId: product.id, ...levels });
    changes.push({
      area: 'inventory',
      subject: { id, name: product.name },
      from: before ? { currentStock: before.current_stock } : null,
      to: before ? { currentStock: stock } : levels,
      reason: 'product form',
    });
  }
  const made = await insertInventory(tx, missing, actor.now);
  assertUpdated(made.length === missing.length);
  await recordChanges(tx, actor, changes);
}

async function recordsOf(tx: Tx, entered: readonly EnteredStock[]) {
  const rows = await tx
    .selectFrom('inventory')
    .select(['id', 'product_id', 'current_stock', 'version'])
    .where(
      'product_id',
      'in',
      entered.map(({ product }) => product.id),
    )
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}

async function updateStock(
  tx: Tx,
  { id, version }: { id: string; version: number },
  stock: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inventory')
    .set({
      current_stock: stock,
      updated_at: now.toISOString(),
      version: nextVersion('inventory'),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
