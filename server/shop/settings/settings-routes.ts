import type { Settings, SettingsInput } from '../../../shared/contract/shop/settings-contract';
import type { ShopStateNow } from '../../../shared/contract/shop/shop-state-contract';
import { comingTime } from '../../../shared/domain/platform/coming-time';
import {
  areaPauses,
  busyMinutes,
  deliveryPause,
  openingOf,
  pauseEnd,
  type ShopState,
  soldOutOptions,
} from '../../../shared/domain/shop/shop-state';
import { tomorrowsOpening } from '../../../shared/domain/shop/store-hours';
import { adminActor } from '../../platform/audit/audit-actor';
import type { Database, WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { changeShopState, rememberMode } from './change-shop-state';
import { readSettings, writeSettings } from './settings-store';
import { lockShopState, readSettingsAndState, readShopState } from './shop-state-store';
import { readTaxes, writeTaxes } from './tax-settings';

interface SettingsDeps extends WriteDeps {
  paysOnline: boolean;
  readConfirmed: (db: Database, settings: SettingsInput) => Promise<Settings['confirmed']>;
  /** When one usual dish would be ready; null if the shop closes before it. */
  readWindow: (
    db: Database,
    moment: { settings: SettingsInput; state: ShopState; now: Date },
  ) => Promise<{ from: string; until: string } | null>;
  /** The start of the first slot with room for one usual dish; null if one cannot order for later. */
  readLater: (
    db: Database,
    moment: { settings: SettingsInput; state: ShopState; now: Date },
  ) => Promise<Date | null>;
}

export function settingsRoutes(deps: SettingsDeps) {
  const { db, clock, newId, readWindow, readLater, readConfirmed, paysOnline } = deps;
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
      readyWindow: isOpen ? await readWindow(db, { settings, state, now }) : null,
      takesLaterOrders: firstSlot !== null,
      laterFrom: isOpen ? null : firstSlot && comingTime(firstSlot, now),
      nextOpeningChange: nextChange?.toISOString() ?? null,
      paysOnline,
      soldOutOptions: [...soldOutOptions(state, now).keys()],
      confirmed: await readConfirmed(db, settings),
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

export function shopStateRoutes({ db, clock, newId }: WriteDeps) {
  const read = async () => {
    const { settings, state } = await readSettingsAndState(db);
    return stateNow(settings, state, clock());
  };
  return api.shopState.router({
    read: api.shopState.read.handler(read),
    change: api.shopState.change.handler(async ({ input, context }) => {
      await changeShopState(db, input, adminActor({ clock, newId }, requireAdmin(context)));
      return read();
    }),
  });
}

function stateNow(settings: SettingsInput, state: ShopState, now: Date): ShopStateNow {
  const { isOpen, closing } = openingOf(settings, state, now);
  const paused = pauseEnd(state, now);
  const busy = busyMinutes(state, now);
  const { deliveryAreas } = settings;
  const pauses = areaPauses(state, deliveryAreas, now);
  return {
    now: now.toISOString(),
    mode: isOpen ? 'open' : modeOf(settings, paused),
    closing,
    pausedUntil: paused?.toISOString() ?? null,
    pausedBy: paused && state.pausedBy,
    busyMinutes: busy,
    busyUntil: busy > 0 ? state.busyUntil : null,
    noDelivery: deliveryPause(state, now),
    areas: deliveryAreas.map(({ id, name }) => ({
      id,
      name,
      pause: pauses.find(({ areaId }) => areaId === id) ?? null,
    })),
    tomorrow: comingTime(tomorrowsOpening(settings, now), now),
  };
}

function modeOf({ openingMode }: SettingsInput, paused: Date | null) {
  if (openingMode === 'closed') return 'closed';
  return paused ? 'paused' : 'out-of-hours';
}

export function taxesRoutes({ db, clock, newId }: WriteDeps) {
  return api.taxes.router({
    read: api.taxes.read.handler(() => readTaxes(db)),
    update: api.taxes.update.handler(({ input: { version: seen, ...taxes }, context }) =>
      writeTaxes(db, taxes, {
        seen,
        actor: adminActor({ clock, newId }, requireAdmin(context)),
      }),
    ),
  });
}
