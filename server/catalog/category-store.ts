import type { Category } from '../../shared/contract/catalog-contract';
import type { Database } from '../db/database';
import { nextVersion } from '../db/row-version';
import type { Flag } from '../db/schema';
import type { Tx } from '../db/transaction';

/** What a person enters of a category. */
export type CategoryFields = Omit<Category, 'id' | 'version'>;

type CategoryRow = Omit<Category, 'isActive'> & { is_active: Flag };

/** Names that differ only in case, width or spaces are the same name. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The categories in the menu's order; the hidden ones only when asked for. */
export async function listCategories(
  db: Database,
  { withHidden }: { withHidden: boolean },
): Promise<Category[]> {
  let query = db
    .selectFrom('categories')
    .select(['id', 'name', 'description', 'is_active', 'version'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id');
  if (!withHidden) query = query.where('is_active', '=', 1);
  const rows = await query.execute();
  return rows.map(categoryToWire);
}

/** Adds a category at the menu's end. @returns false when the name is taken. */
export async function insertCategory(
  db: Database,
  category: CategoryFields & { id: string },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const inserted = await db
    .insertInto('categories')
    .values((eb) => ({
      id: category.id,
      name: category.name,
      name_key: nameKey(category.name),
      description: category.description,
      is_active: category.isActive ? 1 : 0,
      position: eb
        .selectFrom('categories')
        .select((inner) =>
          inner(inner.fn.coalesce(inner.fn.max('position'), inner.lit(0)), '+', 1).as('next'),
        ),
      deleted_at: null,
      created_at: at,
      updated_at: at,
    }))
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A category that is not deleted. */
export async function findCategory(db: Database, id: string): Promise<Category | undefined> {
  const row = await db
    .selectFrom('categories')
    .select(['id', 'name', 'description', 'is_active', 'version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && categoryToWire(row);
}

/**
 * Writes a category's fields over the version that was read.
 * @returns whether it was still that version. @throws the engine's unique violation for a taken name.
 */
export async function updateCategory(
  tx: Tx,
  { id, version, ...fields }: Category,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('categories')
    .set({
      name: fields.name,
      name_key: nameKey(fields.name),
      description: fields.description,
      is_active: fields.isActive ? 1 : 0,
      updated_at: now.toISOString(),
      version: nextVersion('categories'),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Marks a category deleted and frees its name: a key with capitals is no name's key.
 * @returns whether it was still the version that was read.
 */
export async function markCategoryDeleted(
  db: Database,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('categories')
    .set({
      deleted_at: at,
      updated_at: at,
      name_key: `DELETED ${id}`,
      version: nextVersion('categories'),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function categoryToWire({ is_active, ...same }: CategoryRow): Category {
  return { ...same, isActive: is_active === 1 };
}
