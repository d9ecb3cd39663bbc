import {
  type SettingsInput,
  type SettingsUpdate,
  storedSettings,
} from '../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { documentStore } from './document-store';

/** The shop's settings, money in rupees. */
export const settingsStore = documentStore<SettingsInput>({
  table: 'settings',
  defaults: SETTINGS_DEFAULTS,
  parse: storedSettings.parse,
  subject: { id: 'shop', name: 'Settings' },
});

export async function readSettings(db: Database): Promise<SettingsInput> {
  return (await settingsStore.read(db)).document;
}

/**
 * Writes the settings. An older client sends only `opensAt` and `closesAt`: if it changes them, they
 * are the hours of every day.
 */
export async function writeSettings(
  tx: Tx,
  update: SettingsUpdate,
  edit: { seen: number | undefined; actor: AuditActor },
): Promise<{ document: SettingsInput; version: number }> {
  const { opensAt, closesAt } = await readSettings(tx);
  const isSame = update.opensAt === opensAt && update.closesAt === closesAt;
  const changes = update.weeklyHours !== undefined || isSame ? {} : { weeklyHours: null };
  return settingsStore.write(tx, { ...update, ...changes }, edit);
}
