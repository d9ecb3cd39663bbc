import type { Category } from '../../shared/contract/catalog-contract';
import type { Database } from '../db/database';
import { isUniqueViolation } from '../db/engine-errors';

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
    .select(['id', 'name', 'description', 'is_active'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id');
  if (!withHidden) query = query.where('is_active', '=', 1);
  const rows = await query.execute();
  return rows.map(({ is_active, ...same }) => ({ ...same, isActive: is_active === 1 }));
}

/** Adds a category at the menu's end. @returns false when the name is taken. */
export async function insertCategory(
  db: Database,
  category: Category,
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

/** Writes a category's fields. One statement, outside any transaction: it may meet a taken name. */
export async function updateCategory(
  db: Database,
  category: Category,
  now: Date,
): Promise<'done' | 'not-found' | 'name-taken'> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('categories')
      .set({
        name: category.name,
        name_key: nameKey(category.name),
        description: category.description,
        is_active: category.isActive ? 1 : 0,
        updated_at: now.toISOString(),
      })
      .where('id', '=', category.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? 'not-found' : 'done';
  } catch (error) {
    if (isUniqueViolation(error)) return 'name-taken';
    throw error;
  }
}

/**
 * Marks a category deleted and frees its name: a key with capitals is no name's key.
 * @returns whether there was one.
 */
export async function markCategoryDeleted(db: Database, id: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('categories')
    .set({ deleted_at: at, updated_at: at, name_key: `DELETED ${id}` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
