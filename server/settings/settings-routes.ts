import type { Settings, SettingsInput } from '../../shared/contract/settings-contract';
import { isStoreOpen } from '../../shared/domain/store-hours';
import type { Database } from '../db/database';
import { api } from '../http/api-call';
import { readSettings, writeSettings } from './settings-store';

interface SettingsDeps {
  db: Database;
  clock: () => Date;
}

/** The settings for everyone to read and an admin to replace; whether the shop is open is derived. */
export function settingsRoutes({ db, clock }: SettingsDeps) {
  const withOpening = (settings: SettingsInput): Settings => ({
    ...settings,
    isStoreOpen: isStoreOpen(settings, clock()),
  });
  return api.settings.router({
    read: api.settings.read.handler(async () => withOpening(await readSettings(db))),
    update: api.settings.update.handler(async ({ input }) => {
      await writeSettings(db, input, clock());
      return withOpening(input);
    }),
  });
}
