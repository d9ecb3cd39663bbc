import { runGuard } from '../../../server/kitchen/guard/run-guard';
import { cancelUnpaidOrders } from '../../../server/orders/change/cancel-unpaid';
import type { TestShop } from '../platform/test-shop';

/** The guard takes a longer gap for a shop that was off. */
const LOOK_EVERY_S = 120;

/** The jobs of a test's shop that decide when an unpaid order is cancelled. */
export function unpaidOrdersOf({ shop, platform }: TestShop) {
  const deps = () => ({ ...platform, db: shop.database.db, publicUrl: shop.env.publicUrl });
  return {
    /** Time passes, and the guard sees whether the shop is open. @param minutes an even number. */
    async passWatched(minutes: number): Promise<void> {
      await runGuard(deps());
      for (let passedS = 0; passedS < minutes * 60; passedS += LOOK_EVERY_S) {
        platform.passSeconds(LOOK_EVERY_S);
        await runGuard(deps());
      }
    },
    /** @returns the number of orders cancelled. */
    cancelUnpaid: () => cancelUnpaidOrders(deps()),
  };
}
