import type { SettingsInput } from '../../shared/contract/settings-contract';
import { SETTINGS_DEFAULTS } from '../../shared/contract/settings-defaults';
import type { AuditActor } from '../audit/audit-actor';
import { recordChange } from '../audit/record-change';
import type { Database } from '../db/database';
import { assertUpdated, assertVersion, nextVersion } from '../db/row-version';
import type { Tx } from '../db/transaction';

const THE_SHOP = 'shop';

/** The version of settings that nobody has saved yet. */
const UNSAVED_VERSION = 1;

/**
 * The shop's settings, money in rupees. A setting that was not there yet when the owner last saved
 * has its default.
 */
export async function readSettings(db: Database): Promise<SettingsInput> {
  return (await readVersionedSettings(db)).settings;
}

/** The same, with the version that an edit of them has to name. */
export async function readVersionedSettings(
  db: Database,
): Promise<{ settings: SettingsInput; version: number }> {
  const row = await db
    .selectFrom('settings')
    .select(['document', 'version'])
    .where('id', '=', THE_SHOP)
    .executeTakeFirst();
  const saved = row ? JSON.parse(row.document) : {};
  return {
    settings: { ...SETTINGS_DEFAULTS, ...saved },
    version: row?.version ?? UNSAVED_VERSION,
  };
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

/**
 * Replaces all settings.
 * @param seen the version that was edited; without one the last write wins.
 * @returns the new version.
 * @throws DomainError `conflict` when that is no longer the version.
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
    .values({ id: THE_SHOP, document, updated_at, version })
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
    subject: { id: THE_SHOP, name: 'Settings' },
    from: before.settings,
    to: settings,
  });
  return version;
}
