import type { InventoryRecord } from '../../shared/contract/inventory-contract';
import { DomainError } from '../../shared/domain/refusals';
import type { Database } from '../db/database';
import { checkSeen, checkWritten } from '../db/row-version';
import { inTransaction } from '../db/transaction';
import {
  insertInventory,
  listInventory,
  type StockLevels,
  updateInventory,
} from './inventory-store';

interface ChangedInventory extends StockLevels {
  id: string;
  productId: string;
  /** The version that was edited; without one the last write wins. */
  version?: number | undefined;
}

interface Making {
  now: Date;
  newId: () => string;
}

/**
 * Gives a product its inventory record.
 * @throws DomainError `not_found` for an unknown product, `inventory_exists` when it has one.
 */
export async function initializeInventory(
  db: Database,
  input: { productId: string } & StockLevels,
  { now, newId }: Making,
): Promise<InventoryRecord> {
  if ((await knownProducts(db, [input.productId])).length === 0) throw new DomainError('not_found');
  const id = newId();
  const inserted = await insertInventory(db, [{ ...input, id }], now);
  if (inserted.length === 0) throw new DomainError('inventory_exists');
  return readRecord(db, id);
}

/**
 * Gives many products a record with the same levels. A product that is unknown, named twice or has
 * one already counts as failed; the others are made.
 */
export async function bulkInitializeInventory(
  db: Database,
  { productIds, ...levels }: { productIds: readonly string[] } & StockLevels,
  { now, newId }: Making,
): Promise<{ successCount: number; failedCount: number }> {
  const known = await knownProducts(db, productIds);
  const rows = known.map((productId) => ({ id: newId(), productId, ...levels }));
  const inserted = await insertInventory(db, rows, now);
  return {
    successCount: inserted.length,
    failedCount: productIds.length - inserted.length,
  };
}

/**
 * Sets the levels of a record; which product it counts cannot change (spec §5).
 * @throws DomainError `not_found`; `bad_input` when another product is named; `conflict` when it is
 * no longer the version that was edited.
 */
export async function changeInventory(
  db: Database,
  { id, productId, version: seen, ...levels }: ChangedInventory,
  now: Date,
): Promise<InventoryRecord> {
  return inTransaction(db, async (tx) => {
    const record = await readRecord(tx, id);
    if (record.productId !== productId) {
      const message = 'The product of an inventory record cannot be changed';
      throw new DomainError('bad_input', { issues: [{ path: 'productId', message }] });
    }
    checkSeen(seen, record.version);
    checkWritten(await updateInventory(tx, record, levels, now));
    return { ...record, ...levels, updatedAt: now.toISOString(), version: record.version + 1 };
  });
}

async function readRecord(db: Database, id: string): Promise<InventoryRecord> {
  const [record] = await listInventory(db, id);
  if (!record) throw new DomainError('not_found');
  return record;
}

async function knownProducts(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}
