import type { Selectable } from 'kysely';
import type {
  InventoryRecord,
  StockChange,
} from '../../../shared/contract/menu/inventory-contract';
import type { AuditEntry } from '../../../shared/contract/platform/audit-contract';
import { STOCK_REASONS } from '../../../shared/domain/platform/audit';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { entryToWire } from '../../platform/audit/audit-store';
import { recordChange, recordChanges } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { assertVersion } from '../../platform/db/row-version';
import type { ProductsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import {
  insertInventory,
  listInventory,
  type StockLevels,
  updateInventory,
} from './inventory-store';
import { fittingLevels } from './set-stocks';

const MOST_CHANGES = 100;

interface ChangedInventory extends StockLevels {
  id: string;
  productId: string;
  /** The version that the editor saw; without one the last write wins. */
  version?: number | undefined;
}

/** @throws DomainError `not_found` for an unknown product, `inventory_exists` when it has one. */
export async function initializeInventory(
  db: Database,
  { productId, ...levels }: { productId: string } & StockLevels,
  actor: AuditActor,
): Promise<InventoryRecord> {
  return inTransaction(db, async (tx) => {
    const known = await knownProducts(tx, [productId]);
    if (known.length === 0) throw new DomainError('not_found');
    const [id] = await giveRecords(tx, known, levels, actor);
    if (id === undefined) throw new DomainError('inventory_exists');
    return readRecord(tx, id, actor.now);
  });
}

/** A product that is unknown, listed twice or already has a record counts as failed. */
export async function bulkInitializeInventory(
  db: Database,
  { productIds, ...levels }: { productIds: readonly string[] } & StockLevels,
  actor: AuditActor,
): Promise<{ successCount: number; failedCount: number }> {
  return inTransaction(db, async (tx) => {
    const made = await giveRecords(tx, await knownProducts(tx, productIds), levels, actor);
    return { successCount: made.length, failedCount: productIds.length - made.length };
  });
}

async function giveRecords(
  tx: Tx,
  products: readonly KnownProduct[],
  entered: StockLevels,
  actor: AuditActor,
): Promise<string[]> {
  const levels = fittingLevels(entered);
  const rows = products.map(({ id, name }) => ({
    id: actor.newId(),
    productId: id,
    name,
    ...levels,
  }));
  const inserted = new Set(await insertInventory(tx, rows, actor.now));
  const made = rows.filter(({ productId }) => inserted.has(productId));
  await recordChanges(
    tx,
    actor,
    made.map(({ id, name }) => ({
      area: 'inventory',
      subject: { id, name },
      from: null,
      to: { ...levels },
      reason: 'initialized',
    })),
  );
  return made.map(({ id }) => id);
}

/**
 * Its product cannot change (menu rule 9). @throws DomainError `not_found`; `bad_input` for another
 * product; `conflict` when the record has changed since the editor saw it.
 */
export async function changeInventory(
  db: Database,
  { id, productId, version: seen, ...entered }: ChangedInventory,
  actor: AuditActor,
): Promise<InventoryRecord> {
  const levels = fittingLevels(entered);
  return inTransaction(db, async (tx) => {
    const record = await readRecord(tx, id, actor.now);
    if (record.productId !== productId) {
      const message = 'The product of an inventory record cannot be changed';
      throw badInput('productId', message);
    }
    assertVersion(seen, record.version);
    await updateInventory(tx, record, levels, actor.now);
    await recordChange(tx, actor, {
      area: 'inventory',
      subject: { id, name: record.productName },
      from: { startingStock: record.startingStock, currentStock: record.currentStock },
      to: { ...levels },
      reason: 'counted',
    });
    const updatedAt = actor.now.toISOString();
    return { ...record, ...levels, updatedAt, version: record.version + 1 };
  });
}

/** The latest changes of a stock by staff, newest first. @throws DomainError `not_found`. */
export async function readStockHistory(
  db: Database,
  id: string,
  now: Date,
): Promise<StockChange[]> {
  await readRecord(db, id, now);
  return listStockChanges(db, id, MOST_CHANGES);
}

/** @throws DomainError `not_found`. */
export async function readRecord(db: Database, id: string, now: Date): Promise<InventoryRecord> {
  const [record] = await listInventory(db, now, id);
  if (!record) throw new DomainError('not_found');
  return record;
}

type KnownProduct = Pick<Selectable<ProductsTable>, 'id' | 'name'>;

async function knownProducts(tx: Tx, ids: readonly string[]): Promise<KnownProduct[]> {
  return tx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** The newest changes of a stock by hand, from the audit log. */
async function listStockChanges(
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
