import type { Insertable } from 'kysely';
import { freeSlug } from '../../../shared/domain/menu/slug';
import { batchesOf } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { isUniqueViolation } from '../../platform/db/engine-errors';
import { prepared } from '../../platform/db/prepared';
import type { ProductsTable } from '../../platform/db/schema';
import { RetryTransaction } from '../../platform/db/transaction';
import { SOLD_OUT_ENDS } from '../inventory/inventory-store';

/** The columns of a product that a person edits. A column with a default may be left out. */
export type ProductFields = Omit<
  Insertable<ProductsTable>,
  | ('id' | 'slug' | 'position' | 'sold_out_until' | 'prep_minutes')
  | ('deleted_at' | 'created_at' | 'updated_at' | 'version')
> & { prep_minutes?: number | null };

interface ProductFilter {
  ids?: readonly string[] | undefined;
  categoryId?: string | undefined;
  /** Includes unavailable products and those of inactive categories. */
  withHidden: boolean;
}

export type OrderedProduct = Awaited<ReturnType<typeof findOnMenu>>['rows'][number];

/** Those of the given products that customers can order. */
export const findOnMenu = prepared((db, ids: readonly string[]) =>
  onMenu(undeleted(db))
    .where('products.id', 'in', ids)
    .select([
      'products.id',
      'products.name',
      'products.price_paise',
      'products.packaging_paise',
      'products.customization_options',
      ...SOLD_OUT_ENDS,
      'products.prep_minutes',
      'products.station',
      'categories.station as category_station',
    ]),
);

function undeleted(db: Database) {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .where('products.deleted_at', 'is', null)
    .where('categories.deleted_at', 'is', null);
}

function onMenu(products: ReturnType<typeof undeleted>) {
  return products.where('products.is_available', '=', 1).where('categories.is_active', '=', 1);
}

/** Products in the menu's order, without deleted products and categories. */
export async function listProductRows(
  db: Database,
  { ids, categoryId, withHidden }: ProductFilter,
) {
  let query = (withHidden ? undeleted(db) : onMenu(undeleted(db)))
    .leftJoin('inventory', 'inventory.product_id', 'products.id')
    .select([
      'products.id',
      'products.name',
      'products.slug',
      'products.description',
      'products.translations',
      'products.price_paise',
      'products.packaging_paise',
      'products.image_url',
      'products.category_id',
      'products.is_available',
      'products.customization_options',
      ...SOLD_OUT_ENDS,
      'products.diet',
      'products.prep_minutes',
      'products.contains',
      'products.goes_with',
      'products.other_words',
      'products.tax_class_id',
      'products.station',
      'products.version',
      'categories.name as category_name',
      'categories.translations as category_translations',
      'inventory.current_stock',
      'inventory.version as stock_version',
    ])
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.id');
  if (ids !== undefined) query = query.where('products.id', 'in', ids);
  if (categoryId !== undefined) query = query.where('products.category_id', '=', categoryId);
  return query.execute();
}

export type ProductRow = Awaited<ReturnType<typeof listProductRows>>[number];

/** At most this many products are called popular. */
const MOST_POPULAR = 6;
/** A product in fewer orders than this is not called popular. */
const POPULAR_FROM_ORDERS = 5;

/** The ids of the menu's products in the most orders that are not cancelled. */
export async function listPopularIds(db: Database): Promise<string[]> {
  const rows = await onMenu(undeleted(db))
    .innerJoin('product_figures', 'product_figures.product_id', 'products.id')
    .where('product_figures.orders', '>=', POPULAR_FROM_ORDERS)
    .orderBy('product_figures.orders', 'desc')
    .orderBy('products.id')
    .limit(MOST_POPULAR)
    .select('products.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * A deleted dish keeps its slug, so that its link never shows another dish.
 * @throws the engine's foreign key violation for an unknown category.
 */
export async function insertProducts(
  db: Database,
  products: readonly ({ id: string } & ProductFields)[],
  now: Date,
): Promise<void> {
  const first = await nextPosition(db);
  const at = now.toISOString();
  const known = await db.selectFrom('products').select('slug').execute();
  const taken = new Set(known.flatMap(({ slug }) => slug ?? []));
  const rows = products.map((product, index) => {
    const slug = freeSlug(product.name, taken);
    taken.add(slug);
    return {
      prep_minutes: null,
      tax_class_id: null,
      station: null,
      ...product,
      slug,
      position: first + index,
      deleted_at: null,
      created_at: at,
      updated_at: at,
    };
  });
  try {
    for (const batch of batchesOf(rows)) await db.insertInto('products').values(batch).execute();
  } catch (error) {
    // Someone else has added a dish of the same name meanwhile.
    throw isUniqueViolation(error) ? new RetryTransaction() : error;
  }
}

export async function nextPosition(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function hasProducts(db: Database, categoryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('category_id', '=', categoryId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
