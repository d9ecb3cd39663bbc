import { type OpenShop, openShop } from '../../../server/operate/open-shop';
import { tellCustomers } from '../../../server/orders/messages/tell-customers';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { PlacedOrder } from '../../../shared/contract/orders/orders-contract';
import { newPushDevice, openPush, type PushDevice } from '../platform/push-device';
import { openTestShop, type SignedIn } from '../platform/test-shop';
import { GUEST, orderFor, sendOrder } from './test-orders';

/** A browser with its address at the push service. */
export interface CustomerDevice extends PushDevice {
  endpoint: string;
}

/** A test's shop with two servers that send messages to customers when the test says so. */
export async function openToldShop() {
  const shop = await openTestShop();
  // A SQLite file has one server, whose timers may still overlap.
  const second =
    process.env['TEST_ENGINE'] === 'postgres'
      ? await openShop(shop.shop.env, shop.platform)
      : undefined;
  const depsOf = ({ database }: OpenShop) => ({ ...shop.platform, db: database.db });
  const servers = () => [depsOf(shop.shop), depsOf(second ?? shop.shop)] as const;
  const devices = new Map<string, CustomerDevice>();
  let waffle: Product;

  /** Both servers look at the same moment. */
  async function look(): Promise<void> {
    await Promise.all(servers().map((deps) => tellCustomers(deps)));
  }

  /** What a push service got, as its device shows it. */
  const shown = (from = 0) =>
    shop.platform.posted.slice(from).map(({ url, body }) => {
      const device = devices.get(url);
      if (!device || typeof body === 'string') throw new Error(`no device at ${url}`);
      return JSON.parse(openPush(device, body));
    });

  return {
    shop,
    servers,
    look,
    shown,
    titles: (from = 0): string[] => shown(from).map(({ title }) => title),
    /** Time passes, and both servers look. */
    async pass(seconds: number): Promise<void> {
      shop.platform.passSeconds(seconds);
      await look();
    },
    /** A guest's order, or a customer's. @param language what its page sends as 'Accept-Language'. */
    async place(
      customer?: SignedIn,
      changes: Record<string, unknown> = {},
      language?: string,
    ): Promise<PlacedOrder> {
      const body = orderFor(waffle, 1, customer ? changes : { guest: GUEST, ...changes });
      const answer = await sendOrder(shop, body, { customer, language });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    },
    /** A device of the order's customer asks for messages. */
    async addDevice(order: PlacedOrder, customer?: SignedIn, device = newDevice()) {
      devices.set(device.endpoint, device);
      const { endpoint, keys } = device;
      await shop.succeed('POST', `/api/order-messages/${order.id}/devices`, {
        token: customer?.token,
        headers: { ...(order.accessToken && { 'Order-Access-Token': order.accessToken }) },
        body: { endpoint, keys },
      });
      return device;
    },
    /** The kitchen taps the ticket. */
    act: (what: 'move' | 'undo', { id }: { id: string }, version: number) =>
      shop.asAdmin('POST', `/api/admin/kitchen/orders/${id}/${what}`, { version }),
    setStatus: ({ id }: { id: string }, body: object) =>
      shop.asAdmin('PUT', `/api/orders/${id}/status`, body),
    setKitchen: (changes: object) => shop.asAdmin('PUT', '/api/admin/kitchen/settings', changes),
    /** What staff read of the order's messages. */
    async told({ id }: { id: string }) {
      return (await shop.asAdmin('GET', `/api/orders/admin/${id}`)).messages;
    },
    storedDevices: () => shop.shop.database.db.selectFrom('order_devices').selectAll().execute(),
    async reset(): Promise<void> {
      await shop.reset();
      for (const kept of ['posted', 'outsideReplies', 'messages'] as const)
        shop.platform[kept].length = 0;
      devices.clear();
      waffle = await shop.addProduct({ stockCount: 100 });
      await look();
    },
    async close(): Promise<void> {
      await second?.close();
      await shop.close();
    },
  };
}

let made = 0;
export function newDevice(): CustomerDevice {
  made += 1;
  return { ...newPushDevice(), endpoint: `https://fcm.googleapis.com/send/${made}` };
}
