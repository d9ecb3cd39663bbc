import type { Settings, SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { comingTime } from '../../../shared/domain/platform/coming-time';
import {
  areaPauses,
  deliveryPause,
  openingOf,
  type ShopState,
  soldOutOptions,
} from '../../../shared/domain/shop/shop-state';
import { adminActor } from '../../platform/audit/audit-actor';
import type { Database, WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { rememberMode } from './change-shop-state';
import { readSettings, writeSettings } from './settings-store';
import { lockShopState, readSettingsAndState, readShopState } from './shop-state-store';

interface SettingsDeps extends WriteDeps {
  paysOnline: boolean;
  /** When one usual dish would be ready. */
  readWindow: (
    db: Database,
    state: ShopState,
    now: Date,
  ) => Promise<{ from: string; until: string }>;
  /** The start of the first slot with room for one usual dish; null if one cannot order for later. */
  readLater: (
    db: Database,
    moment: { settings: SettingsInput; state: ShopState; now: Date },
  ) => Promise<Date | null>;
}

export function settingsRoutes(deps: SettingsDeps) {
  const { db, clock, newId, readWindow, readLater, paysOnline } = deps;
  const withOpening = async (
    settings: SettingsInput,
    version: number,
    state: ShopState,
  ): Promise<Settings> => {
    const now = clock();
    const { isOpen, closing, busyMinutes, nextChange } = openingOf(settings, state, now);
    const firstSlot = await readLater(db, { settings, state, now });
    return {
      ...settings,
      isStoreOpen: isOpen,
      closing,
      busyMinutes,
      noDelivery: deliveryPause(state, now),
      areaPauses: areaPauses(state, settings.deliveryAreas, now),
      readyWindow: isOpen ? await readWindow(db, state, now) : null,
      takesLaterOrders: firstSlot !== null,
      laterFrom: isOpen ? null : firstSlot && comingTime(firstSlot, now),
      nextOpeningChange: nextChange?.toISOString() ?? null,
      paysOnline,
      soldOutOptions: [...soldOutOptions(state, now).keys()],
      version,
    };
  };
  return api.settings.router({
    read: api.settings.read.handler(async () => {
      const { settings, version, state } = await readSettingsAndState(db);
      return withOpening(settings, version, state);
    }),
    update: api.settings.update.handler(
      async ({ input: { version: seen, ...update }, context }) => {
        const actor = adminActor({ clock, newId }, requireAdmin(context));
        const { document, version, state } = await inTransaction(db, async (tx) => {
          await lockShopState(tx);
          const before = await readSettings(tx);
          const written = await writeSettings(tx, update, { seen, actor });
          if (update.openingMode === 'closed') await rememberMode(tx, before.openingMode, actor);
          return { ...written, state: await readShopState(tx) };
        });
        return withOpening(document, version, state);
      },
    ),
  });
}
