import type { Settings, SettingsInput } from '../../shared/contract/settings-contract';
import { closedMessage } from '../../shared/domain/closed-message';
import { isStoreOpen, nextOpeningChange } from '../../shared/domain/store-hours';
import { adminActor } from '../audit/audit-actor';
import type { WriteDeps } from '../db/database';
import { inTransaction } from '../db/transaction';
import { api, requireAdmin } from '../http/api/api-call';
import { settingsStore, writeSettings } from './settings-store';

/** The calls of the settings, which everyone reads and admins replace. Whether the shop is open is derived. */
export function settingsRoutes({ db, clock, newId }: WriteDeps) {
  const withOpening = (settings: SettingsInput, version: number): Settings => {
    const now = clock();
    const isOpen = isStoreOpen(settings, now);
    return {
      ...settings,
      isStoreOpen: isOpen,
      closedMessage: isOpen ? null : closedMessage(settings, now),
      nextOpeningChange: nextOpeningChange(settings, now)?.toISOString() ?? null,
      version,
    };
  };
  return api.settings.router({
    read: api.settings.read.handler(async () => {
      const { document, version } = await settingsStore.read(db);
      return withOpening(document, version);
    }),
    update: api.settings.update.handler(
      async ({ input: { version: seen, ...update }, context }) => {
        const actor = adminActor({ clock, newId }, requireAdmin(context));
        const { document, version } = await inTransaction(db, (tx) =>
          writeSettings(tx, update, { seen, actor }),
        );
        return withOpening(document, version);
      },
    ),
  });
}
