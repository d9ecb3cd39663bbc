import type { Api } from '../../api/api-client';
import { type Order, orderFromWire } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';
import { refusal } from '../../api/refusal';
import type { GuestOrder } from './guest-orders';

/** A page of the signed-in customer's orders, newest first. */
export async function loadOwn(
  api: Api,
  offset: number,
  limit = 20,
): Promise<{ own: Order[]; ownTotal: number }> {
  const { items, total } = await api.orders.listOwn({ id: 'me', limit, offset });
  return { own: items.map(orderFromWire), ownTotal: total };
}

/** @returns `unread`: the ids of those that may still exist. */
export async function loadGuests(
  api: Api,
  guestOrders: readonly GuestOrder[],
): Promise<{ guests: Order[]; failures: unknown[]; unread: string[] }> {
  const answers = await Promise.allSettled(
    guestOrders.map((order) => api.orders.read(orderRequest(order))),
  );
  const guests = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [orderFromWire(answer.value)] : [],
  );
  const failures = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason] : [],
  );
  const unread = guestOrders.flatMap(({ id }, index) => {
    const answer = answers[index];
    return answer?.status === 'rejected' && refusal(answer.reason).code !== 'not_found' ? [id] : [];
  });
  return { guests, failures, unread };
}
