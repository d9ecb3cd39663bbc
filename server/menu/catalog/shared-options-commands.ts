import type * as z from 'zod';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { customizationOptions } from '../../../shared/contract/menu/option-shape';
import type {
  SharedOptions,
  sharedOptionsInput,
} from '../../../shared/contract/menu/shared-options-contract';
import type {
  CustomizationOptions,
  OptionSection,
} from '../../../shared/domain/menu/customizations';
import { optionsText } from '../../../shared/domain/menu/options-text';
import { newSlug } from '../../../shared/domain/menu/slugs';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { type Change, recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { assertVersion, type VersionedRef } from '../../platform/db/row-version';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { optionsFromWire, productToWire } from './catalog-wire';
import { nameKey } from './category-store';
import { replaceProducts } from './product-commands';
import { listProductRows } from './product-store';
import {
  insertSharedRow,
  listSharedRows,
  lockSharedOptions,
  type SharedRow,
  sharedIdsOf,
  updateSharedRow,
} from './shared-options-store';

type Entered = z.output<typeof sharedOptionsInput>;

export async function listSharedOptions(db: Database, now: Date): Promise<SharedOptions[]> {
  const rows = await listSharedRows(db);
  const products = rows.length === 0 ? [] : await readAllProducts(db, now);
  return rows.map((row) => sharedToWire(row, products));
}

/** Adds shared options to products. @throws DomainError see `applyTo`. */
export async function createSharedOptions(
  db: Database,
  { productIds, ...section }: Entered,
  actor: AuditActor,
): Promise<SharedOptions> {
  return inTransaction(db, async (tx) => {
    await lockSharedOptions(tx);
    const id = actor.newId();
    await insertSharedRow(tx, { id, section, now: actor.now });
    await recordChange(tx, actor, sharedChange(id, null, section));
    return applyTo(tx, { id, section, version: 1 }, productIds, actor);
  });
}

/** In all their products. @throws DomainError `conflict` when they were changed meanwhile, and see `applyTo`. */
export async function changeSharedOptions(
  db: Database,
  { id, version: seen, productIds, ...section }: Entered & VersionedRef,
  actor: AuditActor,
): Promise<SharedOptions> {
  return inTransaction(db, async (tx) => {
    const before = await lockAndRead(tx, id);
    assertVersion(seen, before.version);
    await updateSharedRow(tx, before, section, actor.now);
    await recordChange(tx, actor, sharedChange(id, before.section, section));
    return applyTo(tx, { id, section, version: before.version + 1 }, productIds, actor);
  });
}

/** @throws DomainError `not_found`, `shared_options_in_use`, `conflict` when they were changed meanwhile. */
export async function deleteSharedOptions(
  db: Database,
  { id, version: seen }: VersionedRef,
  actor: AuditActor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockAndRead(tx, id);
    assertVersion(seen, before.version);
    if (productsWith(id, await readAllProducts(tx, actor.now)).length > 0) {
      throw new DomainError('shared_options_in_use');
    }
    await tx.deleteFrom('shared_options').where('id', '=', id).execute();
    await recordChange(tx, actor, sharedChange(id, before.section, null));
  });
}

/**
 * @throws DomainError `not_found` for an unknown product, `price_not_positive` or `too_many_options`
 * for one that cannot have the section.
 */
async function applyTo(
  tx: Tx,
  row: SharedRow,
  productIds: readonly string[],
  actor: AuditActor,
): Promise<SharedOptions> {
  const products = await readAllProducts(tx, actor.now);
  const wanted = new Set(productIds);
  if (products.filter(({ id }) => wanted.has(id)).length < wanted.size) {
    throw new DomainError('not_found');
  }
  const changed = products.flatMap(({ stockCount, stockVersion, ...product }) => {
    const before = product.customizationOptions;
    const sections = wanted.has(product.id) ? withShared(before, row) : without(before, row.id);
    if (JSON.stringify(sections) === JSON.stringify(before)) return [];
    const checked = customizationOptions.safeParse(sections);
    if (!checked.success) throw new DomainError('too_many_options', { name: product.name });
    return [{ ...product, customizationOptions: checked.data }];
  });
  await replaceProducts(tx, changed, actor);
  return sharedToWire(row, await readAllProducts(tx, actor.now));
}

/** The section takes the place of the product's own one with the same label, or comes last. */
function withShared(sections: CustomizationOptions, { id, section }: SharedRow) {
  const entries = Object.entries(sections);
  const label = nameKey(section.label);
  const [present] =
    entries.find(([, { sharedId }]) => sharedId === id) ??
    entries.find(([, own]) => own.sharedId === undefined && nameKey(own.label) === label) ??
    [];
  const key = present ?? newSlug(section.label, new Set(Object.keys(sections)), 'section');
  return { ...sections, [key]: { ...section, sharedId: id } };
}

function without(sections: CustomizationOptions, id: string): CustomizationOptions {
  return Object.fromEntries(Object.entries(sections).filter(([, { sharedId }]) => sharedId !== id));
}

async function readAllProducts(db: Database, now: Date): Promise<Product[]> {
  const rows = await listProductRows(db, { withHidden: true });
  return rows.map((row) => productToWire(row, now));
}

function productsWith(id: string, products: readonly Product[]): Product[] {
  return products.filter(({ customizationOptions: sections }) =>
    sharedIdsOf(sections).includes(id),
  );
}

function sharedToWire({ id, section, version }: SharedRow, products: readonly Product[]) {
  return { ...section, id, version, productIds: productsWith(id, products).map((each) => each.id) };
}

async function lockAndRead(tx: Tx, id: string): Promise<SharedRow> {
  await lockSharedOptions(tx);
  const [row] = await listSharedRows(tx, [id]);
  if (!row) throw new DomainError('not_found');
  return row;
}

/** An entry of the audit log. The products' entries say which of them changed. */
function sharedChange(id: string, from: OptionSection | null, to: OptionSection | null): Change {
  const text = (section: OptionSection | null) => ({
    sharedOptions: section && optionsText(optionsFromWire({ section })),
  });
  const name = (to ?? from)?.label ?? '';
  return { area: 'products', subject: { id, name }, from: text(from), to: text(to) };
}
