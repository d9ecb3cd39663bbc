import type { Category } from '../../../shared/contract/menu/catalog-contract';
import { filledTranslations } from '../../../shared/domain/menu/translations';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { isUniqueViolation } from '../../platform/db/engine-errors';
import { assertVersion, type VersionedRef } from '../../platform/db/row-version';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import {
  type CategoryFields,
  findCategory,
  insertCategory,
  updateCategoryRow,
} from './category-store';
import { hasProducts } from './product-store';

/** @throws DomainError `category_exists` when another category has the name, see `nameKey`. */
export async function createCategory(
  db: Database,
  category: CategoryFields & { id: string },
  actor: AuditActor,
): Promise<Category> {
  return inTransaction(db, (tx) => addCategory(tx, category, actor));
}

export async function addCategory(
  tx: Tx,
  { id, ...entered }: CategoryFields & { id: string },
  actor: AuditActor,
): Promise<Category> {
  const fields = written(entered, undefined);
  const inserted = await insertCategory(tx, { id, ...fields }, actor.now);
  if (!inserted) throw new DomainError('category_exists');
  const subject = { id, name: fields.name };
  await recordChange(tx, actor, { area: 'categories', subject, from: null, to: fields });
  return { id, ...fields, version: 1 };
}

/** @throws DomainError `not_found`, `category_exists`, `conflict` when it was changed meanwhile. */
export async function changeCategory(
  db: Database,
  change: CategoryChange,
  actor: AuditActor,
): Promise<Category> {
  try {
    return await inTransaction(db, (tx) => replaceCategory(tx, change, actor));
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('category_exists') : error;
  }
}

type CategoryChange = CategoryFields & { id: string; version?: number | undefined };

/** As `changeCategory`, but a taken name is the engine's unique violation. */
export async function replaceCategory(
  tx: Tx,
  { id, version: seen, ...entered }: CategoryChange,
  actor: AuditActor,
): Promise<Category> {
  const { version, ...from } = await readCategory(tx, id);
  assertVersion(seen, version);
  await updateCategoryRow(tx, { id, version }, entered, actor.now);
  const to = written(entered, from);
  await recordChange(tx, actor, { area: 'categories', subject: from, from, to: { id, ...to } });
  return { id, ...to, version: version + 1 };
}

/**
 * The update precedes the check for products: on PostgreSQL it waits for those that are being added.
 * @throws DomainError `not_found`, `category_in_use`, `conflict` when it was changed meanwhile.
 */
export async function deleteCategory(
  db: Database,
  seen: VersionedRef,
  actor: AuditActor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id, version, ...from } = await readCategory(tx, seen.id);
    assertVersion(seen.version, version);
    await updateCategoryRow(tx, { id, version }, null, actor.now);
    if (await hasProducts(tx, id)) throw new DomainError('category_in_use');
    const subject = { id, name: from.name };
    await recordChange(tx, actor, { area: 'categories', subject, from, to: null });
  });
}

/** The category after a write, which leaves alone what it does not say. */
function written(
  { station: entered, translations: said, ...fields }: CategoryFields,
  before: Pick<Category, 'station' | 'translations'> | undefined,
) {
  const station = entered === undefined ? before?.station : entered;
  const translations = said ? filledTranslations(said) : before?.translations;
  return { ...fields, ...(translations && { translations }), ...(station && { station }) };
}

async function readCategory(tx: Tx, id: string): Promise<Category> {
  const category = await findCategory(tx, id);
  if (!category) throw new DomainError('not_found');
  return category;
}
