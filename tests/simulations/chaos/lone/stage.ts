import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { PlacedOrder } from '../../../../shared/contract/orders/orders-contract';
import type { ShopServer } from '../../../support/platform/shop-server';
import { type Account, succeed } from '../accounts';
import { type Reply, type Sent, send } from '../send';
import { CAFE_IP } from '../simulation';

/** A figure of a lone attack, and the most that a shop that withstands it shows. */
export interface Measured {
  what: string;
  value: number;
  most: number;
}

/** What one client does while nobody else attacks, so that its effect can be measured. */
export type LoneAttack = (stage: Stage) => Promise<Measured[]>;

export interface Stage {
  server: ShopServer;
  admin: Account;
  /** Cheap, without options, and with plenty of stock. */
  dish: Product;
  /** As many as a large menu has. */
  dishes: readonly Product[];
  metricsToken: string;
}

export interface Wanted {
  /** The client's IP address. */
  from: string;
  quantity?: number;
  isDelivery?: boolean;
  body?: object;
}

let guests = 0;

/** Sends an order of a guest with a phone number of their own. */
export function sendOrder({ server, dish }: Stage, wanted: Wanted): Promise<Reply | undefined> {
  const { from, quantity = 1, isDelivery = false, body } = wanted;
  guests += 1;
  return send(server.url, {
    method: 'POST',
    path: '/api/orders',
    headers: { 'X-Forwarded-For': from },
    body: {
      guest: { name: 'Pema', phoneNumber: `+91${7_500_000_000 + guests}` },
      items: [{ productId: dish.id, quantity }],
      deliveryMethod: isDelivery ? 'delivery' : 'pickup',
      ...(isDelivery && {
        deliveryAddress: { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 },
      }),
      paymentMethod: 'upi',
      ...body,
    },
  });
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
  { method, path, body }: Sent,
  from: string,
): Promise<Reply | undefined> {
  return send(server.url, {
    method,
    path: `/api/orders/${id}${path}`,
    headers: { 'X-Forwarded-For': from, 'Order-Access-Token': accessToken },
    ...(body && { body }),
  });
}

/** @throws unless it succeeds. */
export function asStaff(
  { server, admin: { token } }: Pick<Stage, 'server' | 'admin'>,
  method: Sent['method'],
  path: string,
  body?: object,
) {
  const headers = { 'X-Forwarded-For': CAFE_IP };
  return succeed(server, { method, path, token, headers, ...(body && { body }) });
}

/** Does something a number of times, some at once. */
export async function many<Done>(
  count: number,
  atOnce: number,
  act: (each: number) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const each = next;
      next += 1;
      done[each] = await act(each);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}
