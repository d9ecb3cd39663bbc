import {
  type SettingsInput,
  type SettingsUpdate,
  storedSettings,
  updatedSettings,
} from '../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { type DocumentEdit, documentStore } from './document-store';

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
 * A client that changes `opensAt` and `closesAt`, the hours of every day, and does not know the hours by
 * weekday sets these aside.
 * @throws DomainError `bad_input` when the changed fields contradict the others.
 */
export async function writeSettings(
  tx: Tx,
  update: SettingsUpdate,
  edit: DocumentEdit,
): Promise<{ document: SettingsInput; version: number }> {
  const before = await readSettings(tx);
  const after = { ...before, ...update };
  const { error } = updatedSettings.safeParse(after);
  if (error) {
    const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new DomainError('bad_input', { issues });
  }
  const isSame = after.opensAt === before.opensAt && after.closesAt === before.closesAt;
  const changes = update.weeklyHours !== undefined || isSame ? {} : { weeklyHours: null };
  return settingsStore.write(tx, { ...update, ...changes }, edit);
}
