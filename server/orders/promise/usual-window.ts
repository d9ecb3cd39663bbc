import { type PromisedWindow, promisedWindow, workOf } from '../../../shared/domain/orders/promise';
import { windowWords } from '../../../shared/domain/orders/promise-words';
import { busyMinutes, type ShopState } from '../../../shared/domain/shop/shop-state';
import type { Database } from '../../platform/db/database';
import { readKitchenState } from './kitchen-state';

type Kitchen = Awaited<ReturnType<typeof readKitchenState>>;

/** One dish that takes the usual time. */
export const USUAL_DISHES = [{ productId: '', quantity: 1, prepMinutes: null }];

/** The window of a pickup of it. */
export function usualWindow(kitchen: Kitchen, now: Date): PromisedWindow {
  return promisedWindow(kitchen, workOf(USUAL_DISHES, kitchen.usualMinutes), { now });
}

/** The same in words, for every page. */
export async function readUsualWindow(db: Database, state: ShopState, now: Date): Promise<string> {
  const kitchen = await readKitchenState(db, { now, busyMinutes: busyMinutes(state, now) });
  return windowWords(usualWindow(kitchen, now));
}
