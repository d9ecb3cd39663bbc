import type { Category } from '../../shared/contract/catalog-contract';
import { DomainError } from '../../shared/domain/refusals';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { insertCategory, markCategoryDeleted, updateCategory } from './category-store';
import { hasProducts } from './product-store';

/** @throws DomainError `category_exists` when another category has the name, in any writing. */
export async function createCategory(
  db: Database,
  category: Category,
  now: Date,
): Promise<Category> {
  if (!(await insertCategory(db, category, now))) throw new DomainError('category_exists');
  return category;
}

/** @throws DomainError `not_found`, `category_exists`. */
export async function changeCategory(
  db: Database,
  category: Category,
  now: Date,
): Promise<Category> {
  const outcome = await updateCategory(db, category, now);
  if (outcome === 'not-found') throw new DomainError('not_found');
  if (outcome === 'name-taken') throw new DomainError('category_exists');
  return category;
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
