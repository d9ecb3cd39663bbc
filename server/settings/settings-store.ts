import type { SettingsInput } from '../../shared/contract/settings-contract';
import type { Database } from '../db/database';
import { SETTINGS_DEFAULTS } from './settings-defaults';

const THE_SHOP = 'shop';

/**
 * The shop's settings, money in rupees. A setting that was not there yet when the owner last saved
 * has its default.
 */
export async function readSettings(db: Database): Promise<SettingsInput> {
  const row = await db
    .selectFrom('settings')
    .select('document')
    .where('id', '=', THE_SHOP)
    .executeTakeFirst();
  return row ? { ...SETTINGS_DEFAULTS, ...JSON.parse(row.document) } : { ...SETTINGS_DEFAULTS };
}

/** Writes the first settings. @returns false, and writes nothing, when there are some already. */
export async function insertSettings(
  db: Database,
  settings: SettingsInput,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('settings')
    .values({ id: THE_SHOP, document: JSON.stringify(settings), updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Replaces all settings. */
export async function writeSettings(
  db: Database,
  settings: SettingsInput,
  now: Date,
): Promise<void> {
  const document = JSON.stringify(settings);
  const updated_at = now.toISOString();
  await db
    .insertInto('settings')
    .values({ id: THE_SHOP, document, updated_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ document, updated_at }))
    .execute();
}
