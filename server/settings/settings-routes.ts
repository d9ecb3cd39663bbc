import type { Settings, SettingsInput } from '../../shared/contract/settings-contract';
import { isStoreOpen } from '../../shared/domain/store-hours';
import { adminActor } from '../audit/audit-actor';
import type { WriteDeps } from '../db/database';
import { inTransaction } from '../db/transaction';
import { api, requireAdmin } from '../http/api/api-call';
import { settingsStore } from './settings-store';

/** The calls of the settings, which everyone reads and admins replace. Whether the shop is open is derived. */
export function settingsRoutes({ db, clock, newId }: WriteDeps) {
  const withOpening = (settings: SettingsInput, version: number): Settings => ({
    ...settings,
    isStoreOpen: isStoreOpen(settings, clock()),
    version,
  });
  return api.settings.router({
    read: api.settings.read.handler(async () => {
      const { document, version } = await settingsStore.read(db);
      return withOpening(document, version);
    }),
    update: api.settings.update.handler(
      async ({ input: { version: seen, ...settings }, context }) => {
        const actor = adminActor({ clock, newId }, requireAdmin(context));
        const { document, version } = await inTransaction(db, (tx) =>
          settingsStore.write(tx, settings, { seen, actor }),
        );
        return withOpening(document, version);
      },
    ),
  });
}
