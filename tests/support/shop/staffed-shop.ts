import type { Settings } from '../../../shared/contract/shop/settings-contract';
import type { ShopStateChange } from '../../../shared/contract/shop/shop-state-contract';
import { closingWords } from '../../../shared/domain/platform/closing';
import { busyWords } from '../../../shared/domain/shop/opening-words';
import { GUEST, orderFor, sendOrder } from '../orders/test-orders';
import { openTestShop } from '../platform/test-shop';

export const STATE_PATH = '/api/settings/state';

/** The wire's times of 15 April in Ravangla. */
export const ist = (clock: string, day = 15) =>
  new Date(`2026-04-${day}T${clock}+05:30`).toISOString();

export type StaffedShop = Awaited<ReturnType<typeof openStaffedShop>>;

/** A test's shop that its staff pause, close and open. */
export async function openStaffedShop() {
  const shop = await openTestShop();
  let tea: { id: string };

  return {
    shop,
    /** Changes the shop's state as a member of staff. */
    async change(body: ShopStateChange | { to: string }) {
      const { token } = await shop.signInAdmin('staff');
      return shop.succeed('PUT', STATE_PATH, { token, body });
    },
    /** What customers read. The second read comes from the cache. */
    async told() {
      await shop.succeed('GET', '/api/settings');
      const settings: Settings = await shop.succeed('GET', '/api/settings');
      const { isStoreOpen, closing, busyMinutes } = settings;
      return [isStoreOpen, closing ? closingWords(closing) : busyWords(busyMinutes)];
    },
    /** What a guest who orders is told. */
    async order() {
      const { status, body } = await sendOrder(shop, orderFor(tea, 1, { guest: GUEST }));
      return status === 201 ? 'placed' : [status, body.code, body.message];
    },
    async reset(): Promise<void> {
      await shop.reset();
      tea = await shop.addProduct({ stockCount: 1000 });
    },
    close: () => shop.close(),
  };
}
