import { useEffect, useEffectEvent, useState } from 'react';
import type { Api } from '../../api/api-client';
import { useApi } from '../../api/api-provider';
import { type Order, orderFromWire } from '../../api/order-from-wire';
import { refusal } from '../../api/refusal';
import type { GuestOrder } from './guest-orders';
import { ordersByTime } from './orders-by-time';

const PAGE_SIZE = 20;

export type OrdersState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; orders: Order[]; total: number; loadedAt: Date };

/** What has come so far. */
type Loaded =
  | Exclude<OrdersState, { status: 'ready' }>
  | { status: 'ready'; own: Order[]; ownTotal: number; guests: Order[]; loadedAt: Date };

/** Whose orders: the signed-in customer's, if there is one, and those of this device's guest. */
export interface OrdersOf {
  signedIn: boolean;
  guestOrders: readonly GuestOrder[];
}

async function loadOwn(api: Api, offset: number): Promise<{ own: Order[]; ownTotal: number }> {
  const { items, total } = await api.customers.listOrders({ id: 'me', limit: PAGE_SIZE, offset });
  return { own: items.map(orderFromWire), ownTotal: total };
}

async function loadGuests(
  api: Api,
  guestOrders: readonly GuestOrder[],
): Promise<{ guests: Order[]; failures: unknown[] }> {
  const answers = await Promise.allSettled(guestOrders.map((order) => api.orders.read(order)));
  const guests = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [orderFromWire(answer.value)] : [],
  );
  const failures = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason] : [],
  );
  return { guests, failures };
}

/** The orders of the order history, newest first. */
export function useOrders(of: OrdersOf) {
  const api = useApi();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [loadingMore, setLoadingMore] = useState(false);

  const load = async () => {
    setLoaded({ status: 'loading' });
    try {
      const [{ own, ownTotal }, { guests, failures }] = await Promise.all([
        of.signedIn ? loadOwn(api, 0) : { own: [], ownTotal: 0 },
        loadGuests(api, of.guestOrders),
      ]);
      const failure = failures.find((each) => !of.signedIn || refusal(each).code !== 'not_found');
      // Nothing to show is no proof that nothing was ordered.
      if (failure && own.length + guests.length === 0) throw failure;
      setLoaded({ status: 'ready', own, ownTotal, guests, loadedAt: new Date() });
    } catch (error) {
      setLoaded({ status: 'failed', message: refusal(error).message });
    }
  };

  const loadFirst = useEffectEvent(() => void load());
  useEffect(() => loadFirst(), []);

  const loadMore = async () => {
    if (loaded.status !== 'ready' || loadingMore) return;
    setLoadingMore(true);
    try {
      const { own, ownTotal } = await loadOwn(api, loaded.own.length);
      setLoaded({ ...loaded, ownTotal, own: joined(loaded.own, own) });
    } catch {
      // The button stays; another press tries again.
    } finally {
      setLoadingMore(false);
    }
  };

  /** Puts a fresh order in the place of the one in the list. */
  const put = (fresh: Order) => {
    const renewed = (order: Order) => (order.id === fresh.id ? fresh : order);
    setLoaded((previous) =>
      previous.status === 'ready'
        ? { ...previous, own: previous.own.map(renewed), guests: previous.guests.map(renewed) }
        : previous,
    );
  };

  /** Looks for what of the customer's has changed or is new, without taking anything away meanwhile. */
  const freshen = async () => {
    try {
      const { own, ownTotal } = await loadOwn(api, 0);
      setLoaded((previous) =>
        previous.status === 'ready'
          ? { ...previous, ownTotal, own: joined(own, previous.own) }
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

  return {
    state: stateOf(loaded),
    reload: () => void load(),
    loadMore,
    loadingMore,
    put,
    freshen,
    freshenOne,
  };
}

function stateOf(loaded: Loaded): OrdersState {
  if (loaded.status !== 'ready') return loaded;
  const { own, ownTotal, guests, loadedAt } = loaded;
  const orders = ordersByTime(own, own.length < ownTotal, guests);
  return { status: 'ready', orders, total: ownTotal + guests.length, loadedAt };
}

/** An order placed in the meantime moves the pages; none is shown twice. */
function joined(orders: readonly Order[], more: readonly Order[]): Order[] {
  const known = new Set(orders.map(({ id }) => id));
  return [...orders, ...more.filter(({ id }) => !known.has(id))];
}
