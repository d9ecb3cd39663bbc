import type { Category } from '../../shared/contract/catalog-contract';
import { DomainError } from '../../shared/domain/refusals';
import type { AuditActor } from '../audit/audit-actor';
import { recordChange } from '../audit/record-change';
import type { Database } from '../db/database';
import { isUniqueViolation } from '../db/engine-errors';
import { assertUpdated, assertVersion, type VersionedRef } from '../db/row-version';
import { inTransaction, type Tx } from '../db/transaction';
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
  { id, ...fields }: CategoryFields & { id: string },
  actor: AuditActor,
): Promise<Category> {
  return inTransaction(db, async (tx) => {
    const inserted = await insertCategory(tx, { id, ...fields }, actor.now);
    if (!inserted) throw new DomainError('category_exists');
    const subject = { id, name: fields.name };
    await recordChange(tx, actor, { area: 'categories', subject, from: null, to: fields });
    return { id, ...fields, version: 1 };
  });
}

/**
 * Replaces what was entered of a category.
 * @throws DomainError `not_found`, `category_exists`, `conflict` when it is no longer the version
 * that was edited.
 */
export async function changeCategory(
  db: Database,
  { id, version: seen, ...to }: CategoryFields & { id: string; version?: number | undefined },
  actor: AuditActor,
): Promise<Category> {
  try {
    return await inTransaction(db, async (tx) => {
      const { version, ...from } = await readCategory(tx, id);
      assertVersion(seen, version);
      assertUpdated(await updateCategory(tx, { id, ...to, version }, actor.now));
      await recordChange(tx, actor, {
        area: 'categories',
        subject: from,
        from,
        to: { id, ...to },
      });
      return { id, ...to, version: version + 1 };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('category_exists') : error;
  }
}

/**
 * Deletes a category. Marked first and looked at second: on PostgreSQL the mark waits for products
 * that are just being added, so that none of them is overlooked.
 * @throws DomainError `not_found`, `category_in_use` while it has products, `conflict` when it is no
 * longer the version that was seen.
 */
export async function deleteCategory(
  db: Database,
  { id, version: seen }: VersionedRef,
  actor: AuditActor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id: _, version, ...from } = await readCategory(tx, id);
    assertVersion(seen, version);
    assertUpdated(await markCategoryDeleted(tx, { id, version }, actor.now));
    if (await hasProducts(tx, id)) throw new DomainError('category_in_use');
    const subject = { id, name: from.name };
    await recordChange(tx, actor, { area: 'categories', subject, from, to: null });
  });
}

async function readCategory(tx: Tx, id: string): Promise<Category> {
  const category = await findCategory(tx, id);
  if (!category) throw new DomainError('not_found');
  return category;
}
