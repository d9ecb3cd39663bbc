import { menuSections } from '../../../shared/contract/menu/option-shape';
import {
  type CustomizationOptions,
  convertModifiers,
  type OptionSection,
} from '../../../shared/domain/menu/customizations';
import { paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import { updateUnchanged } from '../../platform/db/row-version';
import type { Tx } from '../../platform/db/transaction';

export interface SharedRow {
  id: string;
  section: OptionSection;
  version: number;
}

/** All shared options, the oldest first; with `ids`, only those. */
export async function listSharedRows(db: Database, ids?: readonly string[]): Promise<SharedRow[]> {
  let query = db
    .selectFrom('shared_options')
    .select(['id', 'section', 'version'])
    .orderBy('created_at')
    .orderBy('id');
  if (ids !== undefined) query = query.where('id', 'in', ids);
  const rows = await query.execute();
  return rows.map(({ section, ...row }) => ({
    ...row,
    section: inMoney(
      parseJsonColumn(menuSections.valueType, section, `shared_options.section of ${row.id}`),
      paiseToRupees,
    ),
  }));
}

function inMoney(section: OptionSection, convert: (modifier: number) => number): OptionSection {
  return convertModifiers({ section }, convert)['section'] ?? section;
}

export async function insertSharedRow(
  tx: Tx,
  { id, section, now }: { id: string; section: OptionSection; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const text = JSON.stringify(inMoney(section, rupeesToPaise));
  await tx
    .insertInto('shared_options')
    .values({ id, section: text, created_at: at, updated_at: at })
    .execute();
}

/** @throws as `updateUnchanged`. */
export function updateSharedRow(
  tx: Tx,
  seen: { id: string; version: number },
  section: OptionSection,
  now: Date,
): Promise<void> {
  const text = JSON.stringify(inMoney(section, rupeesToPaise));
  return updateUnchanged(tx, 'shared_options', seen, { section: text }, now);
}

/** Lets no product take up shared options, and nobody change them, until this transaction ends. */
export const lockSharedOptions = (tx: Tx) => acquireAdvisoryLock(tx, 'shared options');

/** Sections with a `sharedId` become copies of the shared options. @throws DomainError `not_found` for unknown ones. */
export async function followSharedOptions<
  Entered extends { customizationOptions: CustomizationOptions },
>(tx: Tx, products: readonly Entered[]): Promise<readonly Entered[]> {
  const ids = products.flatMap(({ customizationOptions }) => sharedIdsOf(customizationOptions));
  if (ids.length === 0) return products;
  await lockSharedOptions(tx);
  const rows = await listSharedRows(tx, [...new Set(ids)]);
  const known = new Map(rows.map((row) => [row.id, row.section]));
  const follow = (section: OptionSection): OptionSection => {
    const { sharedId } = section;
    if (sharedId === undefined) return section;
    const shared = known.get(sharedId);
    if (!shared) throw new DomainError('not_found');
    return { ...shared, sharedId };
  };
  return products.map((product) => ({
    ...product,
    customizationOptions: Object.fromEntries(
      Object.entries(product.customizationOptions).map(([key, each]) => [key, follow(each)]),
    ),
  }));
}

export function sharedIdsOf(sections: CustomizationOptions): string[] {
  return Object.values(sections).flatMap(({ sharedId }) => sharedId ?? []);
}
