import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { promisedWindow, workOf } from '../../../shared/domain/orders/promise';
import { mayBeTooLate, windowBefore } from '../../../shared/domain/orders/promised-window';
import { busyMinutes, type ShopState } from '../../../shared/domain/shop/shop-state';
import type { Database } from '../../platform/db/database';
import { readKitchenState } from './kitchen-state';
import { latestPromise } from './latest-promise';

type Kitchen = Awaited<ReturnType<typeof readKitchenState>>;

/** One dish that takes the usual time. */
export const USUAL_DISHES = [{ productId: '', quantity: 1, prepMinutes: null }];

export function usualWindow(kitchen: Kitchen, { now, latest }: { now: Date; latest: Date | null }) {
  const work = workOf(USUAL_DISHES, kitchen.usualMinutes);
  return windowBefore(promisedWindow(kitchen, work, { now }), latest);
}

/** The same as it is now, as ISO 8601 text, for every page; null if the shop closes before it. */
export async function readUsualWindow(
  db: Database,
  { settings, state, now }: { settings: SettingsInput; state: ShopState; now: Date },
): Promise<{ from: string; until: string } | null> {
  const kitchen = await readKitchenState(db, { now, busyMinutes: busyMinutes(state, now) });
  const window = usualWindow(kitchen, { now, latest: latestPromise(settings, kitchen, now) });
  if (mayBeTooLate(window)) return null;
  return { from: window.from.toISOString(), until: window.until.toISOString() };
}
