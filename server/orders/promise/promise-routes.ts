import type { KitchenNow } from '../../../shared/contract/orders/promise-contract';
import { busyMinutes, openingOf } from '../../../shared/domain/shop/shop-state';
import type { Database } from '../../platform/db/database';
import { api } from '../../platform/http/api/api-call';
import { readSettingsAndState } from '../../shop/settings/shop-state-store';
import { readKitchenState } from './kitchen-state';
import { latestPromise } from './latest-promise';
import { usualWindow } from './usual-window';

export function promiseRoutes({ db, clock }: { db: Database; clock: () => Date }) {
  return api.promise.router({ read: api.promise.read.handler(() => readKitchenNow(db, clock())) });
}

async function readKitchenNow(db: Database, now: Date): Promise<KitchenNow> {
  const { settings, state } = await readSettingsAndState(db);
  const kitchen = await readKitchenState(db, { now, busyMinutes: busyMinutes(state, now) });
  const latest = latestPromise(settings, kitchen, now);
  const { from, until } = usualWindow(kitchen, { now, latest });
  const window = { from: from.toISOString(), until: until.toISOString() };
  return {
    ...kitchen,
    paces: [...kitchen.paces],
    now: now.toISOString(),
    window: openingOf(settings, state, now).isOpen ? window : null,
    latest: latest?.toISOString() ?? null,
  };
}
