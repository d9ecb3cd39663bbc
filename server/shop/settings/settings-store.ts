import {
  type SettingsInput,
  storedSettings,
} from '../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-defaults';
import type { Database } from '../../platform/db/database';
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
