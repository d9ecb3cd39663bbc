import { type SettingsInput, storedSettings } from '../../shared/contract/settings-contract';
import { SETTINGS_DEFAULTS } from '../../shared/contract/settings-defaults';
import type { AuditActor } from '../audit/audit-actor';
import { recordChange } from '../audit/record-change';
import type { Database } from '../db/database';
import { prepared } from '../db/prepared';
import { assertUpdated, assertVersion, nextVersion } from '../db/row-version';
import type { Tx } from '../db/transaction';

const SETTINGS_ID = 'shop';

/** The version of settings that were never saved. */
const UNSAVED_VERSION = 1;

/**
 * The shop's settings, money in rupees. A setting that is newer than the last save has its default.
 */
export async function readSettings(db: Database): Promise<SettingsInput> {
  return (await readVersionedSettings(db)).settings;
}

/** The settings with the version that an edit has to name. */
export async function readVersionedSettings(
  db: Database,
): Promise<{ settings: SettingsInput; version: number }> {
  const [row] = (await selectSettings(db, {})).rows;
  return {
    settings: storedSettings.parse({
      ...SETTINGS_DEFAULTS,
      ...JSON.parse(row?.document ?? '{}'),
    }),
    version: row?.version ?? UNSAVED_VERSION,
  };
}

const selectSettings = prepared((db) =>
  db.selectFrom('settings').select(['document', 'version']).where('id', '=', SETTINGS_ID),
);

/** Inserts the first settings. @returns false, and writes nothing, when there are some. */
export async function insertSettings(
  db: Database,
  settings: SettingsInput,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('settings')
    .values({ id: SETTINGS_ID, document: JSON.stringify(settings), updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Replaces all settings.
 * @param seen the version that was edited; without it, the last write wins.
 * @returns the new version.
 * @throws DomainError `conflict` when the version has changed.
 */
export async function writeSettings(
  tx: Tx,
  settings: SettingsInput,
  { seen, actor }: { seen: number | undefined; actor: AuditActor },
): Promise<number> {
  const before = await readVersionedSettings(tx);
  assertVersion(seen, before.version);
  const document = JSON.stringify(settings);
  const updated_at = actor.now.toISOString();
  const version = before.version + 1;
  const written = await tx
    .insertInto('settings')
    .values({ id: SETTINGS_ID, document, updated_at, version })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ document, updated_at, version: nextVersion('settings') })
        .where('settings.version', '=', before.version),
    )
    .returning('version')
    .executeTakeFirst();
  assertUpdated(written !== undefined);
  await recordChange(tx, actor, {
    area: 'settings',
    subject: { id: SETTINGS_ID, name: 'Settings' },
    from: before.settings,
    to: settings,
  });
  return version;
}
