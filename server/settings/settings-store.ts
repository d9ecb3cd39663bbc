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

/** Whether the owner, or the demo, has saved settings yet. */
export async function hasSettings(db: Database): Promise<boolean> {
  const row = await db.selectFrom('settings').select('id').executeTakeFirst();
  return row !== undefined;
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
