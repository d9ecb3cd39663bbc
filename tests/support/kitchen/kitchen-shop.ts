import type { Board, Ticket } from '../../../shared/contract/kitchen/kitchen-contract';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import type { AuditEntry } from '../../../shared/contract/platform/audit-contract';
import { guestOf, orderFor, placed } from '../orders/test-orders';
import { openTestShop } from '../platform/test-shop';

/** The destination of an order that is delivered. */
export const DELIVERY = {
  deliveryMethod: 'delivery',
  deliveryAddress: { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 },
};

export type KitchenShop = Awaited<ReturnType<typeof openKitchenShop>>;

/**
 * A test's shop with a cook at the kitchen board, and orders of waffles.
 * @param settings environment variables that differ from a live shop's.
 */
export async function openKitchenShop(settings: Record<string, string> = {}) {
  const shop = await openTestShop(settings);
  const cook = await shop.signInAdmin('staff');
  let waffle: Product;
  let guests = 0;

  /** Makes a call of the board. */
  const send = (what: string, { id }: { id: string }, body: object) =>
    shop.request('POST', `/api/admin/kitchen/orders/${id}/${what}`, { token: cook.token, body });

  return {
    shop,
    cook,
    get waffle() {
      return waffle;
    },
    send,
    /** Places the order of another guest. */
    order(changes: Record<string, unknown> = {}): Promise<Order> {
      guests += 1;
      return placed(shop, orderFor(waffle, 2, { guest: guestOf(guests), ...changes }));
    },
    board: (): Promise<Board> => shop.succeed('GET', '/api/admin/kitchen', { token: cook.token }),
    /** Makes a call of the board that succeeds. @param version of the ticket. */
    async act(what: string, order: { id: string }, version: number): Promise<Ticket> {
      const { status, body } = await send(what, order, { version });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body;
    },
    /** The order as its page shows it. */
    stored: (id: string) => shop.asAdmin('GET', `/api/orders/admin/${id}`),
    /** The audit log's entries of an order. */
    async audited({ id }: { id: string }): Promise<AuditEntry[]> {
      return (await shop.asAdmin('GET', `/api/admin/audit-log?area=orders&q=${id}`)).items;
    },
    async reset(): Promise<void> {
      await shop.reset();
      waffle = await shop.addProduct({ name: 'Waffle', price: 40, stockCount: 100 });
    },
    close: () => shop.close(),
  };
}
