import { startLaterOrders } from '../../../server/orders/change/start-later-orders';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import type { Answer, TestShop } from '../platform/test-shop';
import { guestOf, orderFor, sendOrder } from './test-orders';

/** A time on the day of the tests' noon, in Asia/Kolkata, as ISO 8601 text in UTC. */
export function today(clock: string): string {
  return new Date(`2026-04-15T${clock}+05:30`).toISOString();
}

export function tomorrow(clock: string): string {
  return new Date(`2026-04-16T${clock}+05:30`).toISOString();
}

/** Orders for later in a test's shop with `TRUST_PROXY`, each of a guest with an own network. */
export function laterOrdersOf(shop: TestShop) {
  let guests = 0;

  const send = (product: Product, slotAt?: string, changes: object = {}): Promise<Answer> => {
    guests += 1;
    const body = orderFor(product, 1, {
      guest: guestOf(guests),
      ...(slotAt !== undefined && { slotAt }),
      ...changes,
    });
    return sendOrder(shop, body, { from: `10.0.${Math.floor(guests / 250)}.${guests % 250}` });
  };

  return {
    send,
    async place(product: Product, slotAt?: string, changes: object = {}): Promise<Order> {
      const { status, body } = await send(product, slotAt, changes);
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body;
    },
    setKitchen: (changes: object) => shop.asAdmin('PUT', '/api/admin/kitchen/settings', changes),
    /** The job of several servers at once. */
    async startDue(): Promise<void> {
      const deps = { db: shop.shop.database.db, clock: shop.platform.clock };
      await Promise.all([startLaterOrders(deps), startLaterOrders(deps)]);
    },
  };
}
