import { learnTimes } from '../../../server/orders/promise/learn-times';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { openTestShop } from '../platform/test-shop';
import { guestOf, orderFor, sendOrder } from './test-orders';

/** An address to which a rider takes ten minutes. */
export const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };

/** An open shop whose waffle takes 8 minutes. */
export async function openPromisingShop() {
  const shop = await openTestShop({ TRUST_PROXY: '1' });
  let waffle: Product;
  let guests = 0;

  /** Sends the order of a new guest, from an own network unless another is given. */
  async function send(quantity: number, changes: object = {}, from?: string, of = waffle) {
    guests += 1;
    const body = orderFor(of, quantity, { guest: guestOf(guests), ...changes });
    const answer = await sendOrder(shop, body, { from: from ?? `10.0.0.${guests}` });
    if (answer.status !== 201) throw new Error(`The order was refused: ${answer.body.code}`);
    return answer.body as Order;
  }
  const order = (quantity = 1, changes: object = {}, of = waffle) =>
    send(quantity, changes, undefined, of);
  const pass = (minutes: number) => shop.platform.passSeconds(minutes * 60);
  /** Minutes from now to both ends of an order's window. */
  const windowOf = ({
    promisedFrom,
    promisedUntil,
  }: Pick<Order, 'promisedFrom' | 'promisedUntil'>) =>
    [promisedFrom, promisedUntil].map(
      (end) => (Date.parse(end ?? '') - shop.platform.clock().getTime()) / 60_000,
    );

  return {
    shop,
    send,
    order,
    pass,
    windowOf,
    get waffle() {
      return waffle;
    },
    deliver: (deliveryAddress: object) => order(1, { deliveryMethod: 'delivery', deliveryAddress }),
    pay: (id: string) => shop.setPayment(id, 'paid'),
    setKitchen: (times: object) => shop.asAdmin('PUT', '/api/admin/kitchen/settings', times),
    learn: () => learnTimes(shop.shop.database.db, shop.platform.clock()),
    /** Until when one more order would be promised, in minutes. */
    minutesUntil: async () => windowOf(await order())[1] ?? 0,
    /** Orders that were ready after some minutes; the kitchen is idle again. */
    async make(count: number, minutes: number) {
      for (let each = 0; each < count; each += 1) {
        const { id } = await order();
        pass(minutes);
        await shop.setStatus(id, 'on-the-way');
      }
    },
    async reset() {
      await shop.reset();
      guests = 0;
      await shop.changeSettings({ openingMode: 'open', cancelUnpaidAfterMinutes: null });
      waffle = await shop.addProduct({ prepMinutes: 8, stockCount: 1000 });
    },
    close: () => shop.close(),
  };
}
