import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import type { ShopStateNow } from '../../../shared/contract/shop/shop-state-contract';
import { comingTime } from '../../../shared/domain/platform/coming-time';
import {
  areaPauses,
  busyMinutes,
  deliveryPause,
  openingOf,
  pauseEnd,
  type ShopState,
} from '../../../shared/domain/shop/shop-state';
import { tomorrowsOpening } from '../../../shared/domain/shop/store-hours';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { changeShopState } from './change-shop-state';
import { readSettingsAndState } from './shop-state-store';

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
