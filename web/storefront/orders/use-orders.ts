import { useEffect, useEffectEvent, useState } from 'react';
import type { Api } from '../../api/api-client';
import { useApi } from '../../api/api-provider';
import { type Order, orderFromWire } from '../../api/order-from-wire';
import { refusal } from '../../api/refusal';
import type { GuestOrder } from './guest-orders';

const PAGE_SIZE = 20;

export type OrdersState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; orders: Order[]; total: number; loadedAt: Date };

/** Whose orders: the signed-in customer's, or those placed as a guest on this device. */
export type OrdersOf = { customerId: string } | { guest: readonly GuestOrder[] };

async function loadOrders(
  api: Api,
  of: OrdersOf,
  offset: number,
): Promise<{ orders: Order[]; total: number }> {
  if ('customerId' in of) {
    const { items, total } = await api.customers.listOrders({ id: 'me', limit: PAGE_SIZE, offset });
    return { orders: items.map(orderFromWire), total };
  }
  const answers = await Promise.allSettled(of.guest.map((order) => api.orders.read(order)));
  const orders = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [orderFromWire(answer.value)] : [],
  );
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (orders.length === 0 && failed) throw failed.reason;
  return { orders, total: orders.length };
}

/** The orders of the order history, newest first. */
export function useOrders(of: OrdersOf) {
  const api = useApi();
  const [state, setState] = useState<OrdersState>({ status: 'loading' });
  const [loadingMore, setLoadingMore] = useState(false);

  const load = async () => {
    setState({ status: 'loading' });
    try {
      setState({ status: 'ready', ...(await loadOrders(api, of, 0)), loadedAt: new Date() });
    } catch (error) {
      setState({ status: 'failed', message: refusal(error).message });
    }
  };

  const loadFirst = useEffectEvent(() => void load());
  useEffect(() => loadFirst(), []);

  const loadMore = async () => {
    if (state.status !== 'ready' || loadingMore) return;
    setLoadingMore(true);
    try {
      const more = await loadOrders(api, of, state.orders.length);
      setState({ ...state, total: more.total, orders: joined(state.orders, more.orders) });
    } catch {
      // The button stays; another press tries again.
    } finally {
      setLoadingMore(false);
    }
  };

  /** Puts a fresh order in the place of the one in the list. */
  const put = (fresh: Order) => {
    setState((previous) =>
      previous.status === 'ready'
        ? {
            ...previous,
            orders: previous.orders.map((order) => (order.id === fresh.id ? fresh : order)),
          }
        : previous,
    );
  };

  /** Looks for what has changed or is new, without taking anything away meanwhile. */
  const freshen = async () => {
    try {
      const { orders, total } = await loadOrders(api, of, 0);
      setState((previous) =>
        previous.status === 'ready'
          ? { ...previous, total, orders: joined(orders, previous.orders) }
          : previous,
      );
    } catch {
      // What was known stays; the next news brings it.
    }
  };

  const freshenOne = async (id: string) => {
    try {
      put(orderFromWire(await api.orders.read({ id })));
    } catch {
      // As above.
    }
  };

  return { state, reload: () => void load(), loadMore, loadingMore, put, freshen, freshenOne };
}

/** An order placed in the meantime moves the pages; none is shown twice. */
function joined(orders: readonly Order[], more: readonly Order[]): Order[] {
  const known = new Set(orders.map(({ id }) => id));
  return [...orders, ...more.filter(({ id }) => !known.has(id))];
}
