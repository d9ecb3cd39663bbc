import type { Category, Product } from '../../../shared/contract/menu/catalog-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { productToWire } from './catalog-wire';
import { findCategory, listCategories } from './category-store';
import { listProductRows } from './product-store';

/** @throws DomainError `conflict` when a category was added or deleted meanwhile. */
export async function arrangeCategories(
  db: Database,
  ids: readonly string[],
  actor: AuditActor,
): Promise<Category[]> {
  return inTransaction(db, async (tx) => {
    const present = await listCategories(tx, { withHidden: true });
    const arranged = inOrder(present, ids);
    await setPositions(tx, 'categories', ids);
    await recordChange(tx, actor, {
      area: 'categories',
      subject: { id: 'menu', name: 'the categories' },
      from: { order: namesOf(present) },
      to: { order: namesOf(arranged) },
    });
    return arranged;
  });
}

/**
 * The products' versions stay, because their order is no part of a form.
 * @throws DomainError `not_found` for an unknown category, `conflict` when one of its products was
 * added, deleted or moved meanwhile.
 */
export async function arrangeProducts(
  db: Database,
  { categoryId, productIds }: { categoryId: string; productIds: readonly string[] },
  actor: AuditActor,
): Promise<Product[]> {
  return inTransaction(db, async (tx) => {
    const category = await findCategory(tx, categoryId);
    if (!category) throw new DomainError('not_found');
    const present = await listProductRows(tx, { categoryId, withHidden: true });
    const arranged = inOrder(present, productIds);
    await setPositions(tx, 'products', productIds);
    await recordChange(tx, actor, {
      area: 'products',
      subject: { id: categoryId, name: category.name },
      from: { order: namesOf(present) },
      to: { order: namesOf(arranged) },
    });
    return arranged.map((row) => productToWire(row, actor.now));
  });
}

function inOrder<Item extends { id: string }>(present: readonly Item[], ids: readonly string[]) {
  const byId = new Map(present.map((item) => [item.id, item]));
  const arranged = ids.flatMap((id) => byId.get(id) ?? []);
  if (arranged.length !== present.length || ids.length !== present.length) {
    throw new DomainError('conflict');
  }
  return arranged;
}

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

/** Numbers the rows from 1. Updates in order of the ids prevent deadlocks. */
async function setPositions(tx: Tx, table: 'categories' | 'products', ids: readonly string[]) {
  const rows = ids.map((id, index) => ({ id, position: index + 1 }));
  for (const { id, position } of rows.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    await tx.updateTable(table).set({ position }).where('id', '=', id).execute();
  }
}
