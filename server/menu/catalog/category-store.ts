import type { Category } from '../../../shared/contract/menu/catalog-contract';
import type { Database } from '../../platform/db/database';
import { updateUnchanged } from '../../platform/db/row-version';
import type { Flag } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { readTranslations, writeTranslations } from '../stored-translations';

export type CategoryFields = Omit<Category, 'id' | 'version' | 'station'> & {
  /** Undefined leaves it alone. */
  station?: number | null | undefined;
};

type CategoryRow = Omit<Category, 'isActive' | 'station' | 'translations'> & {
  translations: string;
  is_active: Flag;
  station: number | null;
};

const COLUMNS = [
  'id',
  'name',
  'description',
  'translations',
  'is_active',
  'station',
  'version',
] as const;

/** The key of a name for uniqueness: names that differ only in case, width or spaces share one. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

export async function listCategories(db: Database, { withHidden }: { withHidden: boolean }) {
  let query = db
    .selectFrom('categories')
    .select(COLUMNS)
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
      ...writeTranslations(category.translations),
      is_active: category.isActive ? 1 : 0,
      station: category.station ?? null,
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

export async function findCategory(db: Database, id: string): Promise<Category | undefined> {
  const row = await db
    .selectFrom('categories')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && categoryToWire(row);
}

/** `fields` null deletes it and frees its name: no name has a key with capitals. @throws as `updateUnchanged`. */
export function updateCategoryRow(
  tx: Tx,
  seen: { id: string; version: number },
  fields: CategoryFields | null,
  now: Date,
): Promise<void> {
  const values = fields
    ? {
        name: fields.name,
        name_key: nameKey(fields.name),
        description: fields.description,
        ...writeTranslations(fields.translations),
        is_active: fields.isActive ? (1 as const) : (0 as const),
        ...(fields.station !== undefined && { station: fields.station }),
      }
    : { deleted_at: now.toISOString(), name_key: `DELETED ${seen.id}` };
  return updateUnchanged(tx, 'categories', seen, values, now);
}

function categoryToWire({ is_active, station, translations, ...same }: CategoryRow): Category {
  return {
    ...same,
    ...readTranslations(translations, `categories.translations of ${same.id}`),
    isActive: is_active === 1,
    ...(station !== null && { station }),
  };
}
