import { type PromisedWindow, promisedWindow, workOf } from '../../../shared/domain/orders/promise';
import { busyMinutes, type ShopState } from '../../../shared/domain/shop/shop-state';
import type { Database } from '../../platform/db/database';
import { readKitchenState } from './kitchen-state';

type Kitchen = Awaited<ReturnType<typeof readKitchenState>>;

/** One dish that takes the usual time. */
export const USUAL_DISHES = [{ productId: '', quantity: 1, prepMinutes: null }];

export function usualWindow(kitchen: Kitchen, now: Date): PromisedWindow {
  return promisedWindow(kitchen, workOf(USUAL_DISHES, kitchen.usualMinutes), { now });
}

/** The same as it is now, as ISO 8601 text, for every page. */
export async function readUsualWindow(
  db: Database,
  state: ShopState,
  now: Date,
): Promise<{ from: string; until: string }> {
  const kitchen = await readKitchenState(db, { now, busyMinutes: busyMinutes(state, now) });
  const { from, until } = usualWindow(kitchen, now);
  return { from: from.toISOString(), until: until.toISOString() };
}
