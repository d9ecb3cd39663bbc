import type { InventoryRecord } from '../../shared/contract/inventory-contract';
import { recordChange, type Signature } from '../audit/record-change';
import type { Database } from '../db/database';
import { checkSeen, checkWritten, nextVersion } from '../db/row-version';
import type { Tx } from '../db/transaction';

/** Units that stand in an inventory row. */
export interface StockLevels {
  startingStock: number;
  currentStock: number;
}

/** Every product's record that is not deleted, by product name; or the one of `id`. */
export async function listInventory(db: Database, id?: string): Promise<InventoryRecord[]> {
  let query = db
    .selectFrom('inventory')
    .innerJoin('products', 'products.id', 'inventory.product_id')
    .where('products.deleted_at', 'is', null)
    .select([
      'inventory.id',
      'inventory.product_id as productId',
      'products.name as productName',
      'inventory.starting_stock as startingStock',
      'inventory.current_stock as currentStock',
      'inventory.updated_at as updatedAt',
      'inventory.version',
    ])
    .orderBy('products.name')
    .orderBy('inventory.id');
  if (id !== undefined) query = query.where('inventory.id', '=', id);
  return query.execute();
}

/** Stock by product id, of what customers can see; of one category when it is named. */
export async function stockOnTheMenu(
  db: Database,
  categoryId?: string,
): Promise<{ productId: string; currentStock: number }[]> {
  let query = db
    .selectFrom('inventory')
    .innerJoin('products', 'products.id', 'inventory.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .where('products.deleted_at', 'is', null)
    .where('products.is_available', '=', 1)
    .where('categories.is_active', '=', 1)
    .select(['inventory.product_id as productId', 'inventory.current_stock as currentStock']);
  if (categoryId !== undefined) query = query.where('products.category_id', '=', categoryId);
  return query.execute();
}

/** Writes the rows of products that have none yet; answers the ids of the products that got one. */
export async function insertInventory(
  db: Database,
  rows: readonly ({ id: string; productId: string } & StockLevels)[],
  now: Date,
): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await db
    .insertInto('inventory')
    .values(
      rows.map(({ id, productId, startingStock, currentStock }) => ({
        id,
        product_id: productId,
        starting_stock: startingStock,
        current_stock: currentStock,
        updated_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.column('product_id').doNothing())
    .returning('product_id')
    .execute();
  return inserted.map((row) => row.product_id);
}

/**
 * Sets a record's levels, as a person counted them, over the version that was read.
 * @returns whether it was still that version.
 */
export async function updateInventory(
  tx: Tx,
  { id, version }: { id: string; version: number },
  { startingStock, currentStock }: StockLevels,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inventory')
    .set({
      starting_stock: startingStock,
      current_stock: currentStock,
      updated_at: now.toISOString(),
      version: nextVersion('inventory'),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sets what is in stock of a product, making its record when it has none. The starting stock of a
 * record that is there stays.
 * @param seen the version of the record that was edited, 0 for none; undefined asks for no check.
 * @throws DomainError `conflict` when that is no longer its version.
 */
export async function setStock(
  tx: Tx,
  entered: {
    product: { id: string; name: string };
    stock: number;
    seen: number | undefined;
  },
  signed: Signature,
): Promise<void> {
  const { product, stock, seen } = entered;
  const before = await tx
    .selectFrom('inventory')
    .select(['id', 'current_stock', 'version'])
    .where('product_id', '=', product.id)
    .executeTakeFirst();
  const version = before?.version ?? 0;
  checkSeen(seen, version);
  const id = before?.id ?? signed.newId();
  const updated_at = signed.now.toISOString();
  const written = await tx
    .insertInto('inventory')
    .values({
      id,
      product_id: product.id,
      starting_stock: stock,
      current_stock: stock,
      updated_at,
    })
    .onConflict((conflict) =>
      conflict
        .column('product_id')
        .doUpdateSet({ current_stock: stock, updated_at, version: nextVersion('inventory') })
        .where('inventory.version', '=', version),
    )
    .returning('id')
    .executeTakeFirst();
  checkWritten(written !== undefined);
  await recordChange(tx, signed, {
    area: 'inventory',
    subject: { id, name: product.name },
    from: before ? { currentStock: before.current_stock } : null,
    to: before ? { currentStock: stock } : { startingStock: stock, currentStock: stock },
    reason: 'product form',
  });
}
