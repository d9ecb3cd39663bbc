import type { Settings, SettingsInput } from '../../shared/contract/settings-contract';
import { isStoreOpen } from '../../shared/domain/store-hours';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { api } from '../http/api-call';
import { readVersionedSettings, writeSettings } from './settings-store';

interface SettingsDeps {
  db: Database;
  clock: () => Date;
}

/** The settings for everyone to read and an admin to replace; whether the shop is open is derived. */
export function settingsRoutes({ db, clock }: SettingsDeps) {
  const withOpening = (settings: SettingsInput, version: number): Settings => ({
    ...settings,
    isStoreOpen: isStoreOpen(settings, clock()),
    version,
  });
  return api.settings.router({
    read: api.settings.read.handler(async () => {
      const { settings, version } = await readVersionedSettings(db);
      return withOpening(settings, version);
    }),
    update: api.settings.update.handler(async ({ input: { version: seen, ...settings } }) => {
      const version = await inTransaction(db, (tx) =>
        writeSettings(tx, settings, { seen, now: clock() }),
      );
      return withOpening(settings, version);
    }),
  });
}
