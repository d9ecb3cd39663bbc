import { useState } from 'react';
import { isFinal } from '../../../shared/domain/orders/order-status';
import { useApi } from '../../api/api-provider';
import { type Order, orderFromWire } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';
import { refusal } from '../../api/refusal';
import { useRead } from '../../device/use-read';
import type { GuestOrder } from './guest-orders';
import { loadGuests, loadOwn } from './load-orders';

export interface ReadyOrders {
  status: 'ready';
  orders: Order[];
  total: number;
  /** The ids of the guest orders that may be under way. The device holds their only keys. */
  runningGuests: string[];
  loadedAt: Date;
}

type Unready = { status: 'loading' } | { status: 'failed'; message: string };
interface LoadedOrders {
  own: Order[];
  ownTotal: number;
  guests: Order[];
  unread: string[];
  loadedAt: Date;
}

export interface OrdersOf {
  signedIn: boolean;
  guestOrders: readonly GuestOrder[];
}

export function useOrders(of: OrdersOf) {
  const api = useApi();
  const [loadingMore, setLoadingMore] = useState(false);
  const { answer, failure, isReading, read, show } = useRead<LoadedOrders>(
    async () => {
      const [{ own, ownTotal }, { guests, failures, unread }] = await Promise.all([
        of.signedIn ? loadOwn(api, 0) : { own: [], ownTotal: 0 },
        loadGuests(api, of.guestOrders),
      ]);
      const failed = failures.find((each) => !of.signedIn || refusal(each).code !== 'not_found');
      // An empty list after a failure does not mean that nothing was ordered.
      if (failed && own.length + guests.length === 0) throw failed;
      return { own, ownTotal, guests, unread, loadedAt: new Date() };
    },
    // Another tab may place an order; the page stays what it is while they are read again.
    { key: of.guestOrders.map(({ id }) => id).join() },
  );
  const update = (change: (known: LoadedOrders) => Partial<LoadedOrders>) =>
    show((known) => known && { ...known, ...change(known) });

  const loadMore = async () => {
    if (!answer || loadingMore) return;
    setLoadingMore(true);
    try {
      const { own, ownTotal } = await loadOwn(api, answer.own.length);
      update((known) => ({ ownTotal, own: joined(known.own, own) }));
    } catch {
      // The button remains for a retry.
    } finally {
      setLoadingMore(false);
    }
  };

  const put = (fresh: Order) => {
    const renewed = (order: Order) => (order.id === fresh.id ? fresh : order);
    update(({ own, guests }) => ({ own: own.map(renewed), guests: guests.map(renewed) }));
  };

  /** Loads new and changed orders of the customer while the list stays visible. */
  const freshen = async () => {
    try {
      const { own, ownTotal } = await loadOwn(api, 0);
      update((known) => ({ ownTotal, own: joined(own, known.own) }));
    } catch {
      // Keep the known orders; the next event reloads them.
    }
  };

  const freshenOne = async (id: string) => {
    try {
      put(orderFromWire(await api.orders.read(orderRequest({ id }))));
    } catch {
      // Keep the known order.
    }
  };

  const failed: Unready | undefined =
    failure && !isReading
      ? { status: 'failed', message: refusal(failure.error).message }
      : undefined;
  return {
    state: answer ? readyOf(answer) : (failed ?? ({ status: 'loading' } as const)),
    reload: read,
    loadMore,
    loadingMore,
    put,
    freshen,
    freshenOne,
  };
}

function readyOf({ own, ownTotal, guests, unread, loadedAt }: LoadedOrders): ReadyOrders {
  const orders = ordersByTime(own, own.length < ownTotal, guests);
  const running = guests.filter(({ status }) => !isFinal(status)).map(({ id }) => id);
  const runningGuests = [...running, ...unread];
  return { status: 'ready', orders, total: ownTotal + guests.length, runningGuests, loadedAt };
}

/** An order placed meanwhile shifts the pages, so the same order may arrive twice. */
function joined(orders: readonly Order[], more: readonly Order[]): Order[] {
  const known = new Set(orders.map(({ id }) => id));
  return [...orders, ...more.filter(({ id }) => !known.has(id))];
}

/** Newest first. Guest orders older than the loaded ones wait, or they would move down later. */
export function ordersByTime(
  own: readonly Order[],
  hasOlder: boolean,
  guests: readonly Order[],
): Order[] {
  const known = new Set(own.map(({ id }) => id));
  const oldest = hasOlder ? (own.at(-1)?.createdAt ?? '') : '';
  const shown = guests.filter(({ id, createdAt }) => !known.has(id) && createdAt >= oldest);
  return [...own, ...shown].sort(
    (a, b) => Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt),
  );
}
