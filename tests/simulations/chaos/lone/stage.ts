import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { PlacedOrder } from '../../../../shared/contract/orders/orders-contract';
import type { ShopServer } from '../../../support/platform/shop-server';
import type { Account, asStaff } from '../accounts';
import { type Reply, type Sent, send } from '../send';

/** A figure of a lone attack, and the most that a shop that withstands it shows. */
export interface Measured {
  what: string;
  value: number;
  most: number;
}

export const figure = (value: number, what: string, most: number): Measured => ({
  what,
  value,
  most,
});

/** What one client does while nobody else attacks, so that its effect can be measured. */
export type LoneAttack = (stage: Stage) => Promise<Measured[]>;

export interface Stage {
  server: ShopServer;
  admin: Account;
  /** What the server answers to staff. @throws unless it succeeds. */
  staff: (method: string, path: string, body?: object) => ReturnType<typeof asStaff>;
  /** Cheap, without options, and with plenty of stock. As many as a large menu has. */
  dishes: readonly [Product, ...Product[]];
}

export interface Wanted {
  /** The client's IP address. */
  from: string;
  quantity?: number;
  isDelivery?: boolean;
  body?: object;
}

const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };

let guests = 0;

/** Sends an order of the first dish, by a guest with a phone number of their own. */
export function sendOrder({ server, dishes }: Stage, wanted: Wanted): Promise<Reply | undefined> {
  const { from, quantity = 1, isDelivery = false, body } = wanted;
  guests += 1;
  const order = {
    guest: { name: 'Pema', phoneNumber: `+91${7_500_000_000 + guests}` },
    items: [{ productId: dishes[0].id, quantity }],
    deliveryMethod: isDelivery ? 'delivery' : 'pickup',
    ...(isDelivery && { deliveryAddress: NEAR }),
    paymentMethod: 'upi',
  };
  const sent = { method: 'POST', path: '/api/orders', from, body: { ...order, ...body } };
  return send(server.url, sent);
}

/** @throws unless it is placed. */
export async function placeOrder(stage: Stage, wanted: Wanted): Promise<PlacedOrder> {
  const reply = await sendOrder(stage, wanted);
  if (reply?.status === 201) return reply.body;
  throw new Error(`An order was answered ${reply?.status} ${JSON.stringify(reply?.body)}`);
}

/** What the customer of an order sends, such as `/cancellation`. */
export function ofOrder(
  { server }: Stage,
  { id, accessToken = '' }: PlacedOrder,
  { path, ...sent }: Sent,
  from: string,
): Promise<Reply | undefined> {
  const headers = { 'Order-Access-Token': accessToken };
  return send(server.url, { ...sent, path: `/api/orders/${id}${path}`, from, headers });
}
