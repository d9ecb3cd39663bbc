import { sql } from 'kysely';
import type {
  CountedProduct,
  InventoryRecord,
} from '../../../shared/contract/menu/inventory-contract';
import { soldOutUntil } from '../../../shared/domain/menu/sold-out';
import type { Language } from '../../../shared/domain/platform/languages';
import { batchesOf } from '../../platform/db/batches';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import { updateUnchanged } from '../../platform/db/row-version';
import type { Tx } from '../../platform/db/transaction';
import { readTranslations, storedNameIn } from '../stored-translations';

/** A product is sold out with its category. */
export const SOLD_OUT_ENDS = [
  'products.sold_out_until',
  'categories.sold_out_until as category_sold_out_until',
] as const;

export interface StockLevels {
  startingStock: number;
  currentStock: number;
}

/** The records of all products that are not deleted, sorted by product name; with `id`, only that record. */
export async function listInventory(
  db: Database,
  now: Date,
  id?: string,
): Promise<InventoryRecord[]> {
  let query = db
    .selectFrom('inventory')
    .innerJoin('products', 'products.id', 'inventory.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .where('products.deleted_at', 'is', null)
    .select([
      'inventory.id',
      'inventory.product_id as productId',
      'products.name as productName',
      'products.translations',
      'inventory.starting_stock as startingStock',
      'inventory.current_stock as currentStock',
      'products.is_available',
      ...SOLD_OUT_ENDS,
      'inventory.updated_at as updatedAt',
      'inventory.version',
    ])
    .orderBy('products.name')
    .orderBy('inventory.id');
  if (id !== undefined) query = query.where('inventory.id', '=', id);
  const rows = await query.execute();
  return rows.map((row) => {
    const { translations, is_available, sold_out_until, category_sold_out_until, ...same } = row;
    return {
      ...same,
      ...readTranslations(translations, `products.translations of ${row.productId}`),
      isAvailable: is_available === 1,
      soldOutUntil: soldOutUntil([sold_out_until, category_sold_out_until], now),
    };
  });
}

/** All products that are not deleted: those without a record first, each group by name. */
export async function listCountedProducts(
  db: Database,
  language: Language,
): Promise<CountedProduct[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('inventory', 'inventory.product_id', 'products.id')
    .where('products.deleted_at', 'is', null)
    .select([
      'products.id',
      'products.name',
      'products.translations',
      'categories.name as categoryName',
      'categories.translations as categoryTranslations',
      'inventory.current_stock as currentStock',
    ])
    .orderBy(sql`inventory.id is not null`)
    .orderBy('products.name')
    .orderBy('products.id')
    .execute();
  return rows.map(({ translations, categoryName: name, categoryTranslations, ...same }) => ({
    ...same,
    ...readTranslations(translations, `products.translations of ${same.id}`),
    categoryName: storedNameIn({ name, translations: categoryTranslations }, language),
  }));
}

/** One that is sold out for a while has none, so that every client can refuse it without knowing why. */
export async function stockOnTheMenu(db: Database, now: Date, categoryId?: string) {
  let query = db
    .selectFrom('inventory')
    .innerJoin('products', 'products.id', 'inventory.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .where('products.deleted_at', 'is', null)
    .where('products.is_available', '=', 1)
    .where('categories.is_active', '=', 1)
    .select([
      'inventory.product_id as productId',
      'inventory.current_stock as currentStock',
      ...SOLD_OUT_ENDS,
    ]);
  if (categoryId !== undefined) query = query.where('products.category_id', '=', categoryId);
  const rows = await query.execute();
  return rows.map(({ productId, currentStock, sold_out_until, category_sold_out_until }) => ({
    productId,
    currentStock: soldOutUntil([sold_out_until, category_sold_out_until], now) ? 0 : currentStock,
  }));
}

/** The inventory records of products that are on sale and have no stock or are sold out for a while (menu rule 10). */
export function countSoldOut(db: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  return countRows(
    db
      .selectFrom('inventory')
      .innerJoin('products', 'products.id', 'inventory.product_id')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .where('products.deleted_at', 'is', null)
      .where('products.is_available', '=', 1)
      .where((eb) =>
        eb.or([
          eb('inventory.current_stock', '<=', 0),
          eb('products.sold_out_until', '>', at),
          eb('categories.sold_out_until', '>', at),
        ]),
      ),
  );
}

/** @returns the ids of the products whose records were inserted. */
export async function insertInventory(
  db: Database,
  rows: readonly ({ id: string; productId: string } & StockLevels)[],
  now: Date,
): Promise<string[]> {
  const products: string[] = [];
  for (const batch of batchesOf(rows)) {
    const inserted = await db
      .insertInto('inventory')
      .values(
        batch.map(({ id, productId, startingStock, currentStock }) => ({
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
    products.push(...inserted.map((row) => row.product_id));
  }
  return products;
}

/** @throws as `updateUnchanged`. */
export function updateInventory(
  tx: Tx,
  seen: { id: string; version: number },
  { startingStock, currentStock }: StockLevels,
  now: Date,
): Promise<void> {
  const levels = { starting_stock: startingStock, current_stock: currentStock };
  return updateUnchanged(tx, 'inventory', seen, levels, now);
}
