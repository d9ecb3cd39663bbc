import type { Category } from '../../shared/contract/catalog-contract';
import { DomainError } from '../../shared/domain/refusals';
import type { Database } from '../db/database';
import { isUniqueViolation } from '../db/engine-errors';
import { checkSeen, checkWritten } from '../db/row-version';
import { inTransaction } from '../db/transaction';
import {
  type CategoryFields,
  findCategory,
  insertCategory,
  markCategoryDeleted,
  updateCategory,
} from './category-store';
import { hasProducts } from './product-store';

/** @throws DomainError `category_exists` when another category has the name, in any writing. */
export async function createCategory(
  db: Database,
  category: CategoryFields & { id: string },
  now: Date,
): Promise<Category> {
  if (!(await insertCategory(db, category, now))) throw new DomainError('category_exists');
  return { ...category, version: 1 };
}

/**
 * Replaces what was entered of a category.
 * @throws DomainError `not_found`, `category_exists`, `conflict` when it is no longer the version
 * that was edited.
 */
export async function changeCategory(
  db: Database,
  { version: seen, ...category }: CategoryFields & { id: string; version?: number | undefined },
  now: Date,
): Promise<Category> {
  try {
    return await inTransaction(db, async (tx) => {
      const before = await findCategory(tx, category.id);
      if (!before) throw new DomainError('not_found');
      checkSeen(seen, before.version);
      checkWritten(await updateCategory(tx, { ...category, version: before.version }, now));
      return { ...category, version: before.version + 1 };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('category_exists') : error;
  }
}

/**
 * Deletes a category. Marked first and looked at second: on PostgreSQL the mark waits for products
 * that are just being added, so that none of them is overlooked.
 * @throws DomainError `not_found`, `category_in_use` while it has products.
 */
export async function deleteCategory(db: Database, id: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await markCategoryDeleted(tx, id, now))) throw new DomainError('not_found');
    if (await hasProducts(tx, id)) throw new DomainError('category_in_use');
  });
}
