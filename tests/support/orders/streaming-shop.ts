import type { Order } from '../../../shared/contract/orders/order-shape';
import { type OpenStream, readStream } from '../platform/event-stream';
import { openTestShop, type SignedIn } from '../platform/test-shop';
import { orderFor, placed } from './test-orders';

interface Follower {
  who?: SignedIn | undefined;
  lastEventId?: string | undefined;
  /** A guest's token of one order. */
  accessToken?: string;
}

/** A test's shop with staff, two customers, an order of the first, and their streams of events. */
export async function openStreamingShop() {
  const shop = await openTestShop();
  const asha = await shop.signInCustomer();
  const binod = await shop.signInCustomer('+919876543211');
  const staff = await shop.signInAdmin('staff');
  const streams: OpenStream[] = [];
  let tea: { id: string };
  let order: Order;

  async function follow(
    path: string,
    { who, lastEventId, accessToken }: Follower = {},
  ): Promise<OpenStream> {
    const headers = {
      ...(who && { Authorization: `Bearer ${who.token}` }),
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
      ...(accessToken !== undefined && { 'Order-Access-Token': accessToken }),
    };
    const stream = await readStream(await shop.fetch(path, headers));
    streams.push(stream);
    return stream;
  }
  const put = (id: string, what: string, body: object) =>
    shop.succeed('PUT', `/api/orders/${id}/${what}`, { token: staff.token, body });

  return {
    shop,
    asha,
    binod,
    staff,
    get tea() {
      return tea;
    },
    get order() {
      return order;
    },
    follow,
    followOwn: (who: SignedIn, lastEventId?: string) =>
      follow('/api/users/me/order-events', { who, lastEventId }),
    followAll: (lastEventId?: string) =>
      follow('/api/admin/order-events', { who: staff, lastEventId }),
    set: (id: string, status: string) => put(id, 'status', { status }),
    pay: (id: string, paymentStatus: string) => put(id, 'payment-status', { paymentStatus }),
    async reset(): Promise<void> {
      await shop.reset();
      tea = await shop.addProduct({ stockCount: 50 });
      order = await placed(shop, orderFor(tea, 1), asha);
    },
    async closeStreams(): Promise<void> {
      for (const stream of streams.splice(0)) await stream.close();
    },
    close: () => shop.close(),
  };
}
