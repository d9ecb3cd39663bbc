import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Order as WireOrder } from '../../../shared/contract/orders/order-shape';
import { isFinal } from '../../../shared/domain/orders/order-status';
import { awaitsPayment } from '../../../shared/domain/orders/payment';
import { useApi } from '../../api/api-provider';
import { type Order, orderFromWire } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';
import { type Refusal, refusal } from '../../api/refusal';
import { useOrderNews } from '../../api/use-order-news';
import { useVisibleInterval } from '../../device/use-visible-interval';
import { awaitsRefund } from './order-words';

/**
 * How often to poll without a stream until the order is delivered or cancelled (orders rule 12),
 * and after a failed read.
 */
const ORDER_POLL_INTERVAL_MS = 15_000;

export interface WatchedOrder {
  order: Order | undefined;
  refreshedAt: Date | undefined;
  /** Why the last load failed. The previous order stays. */
  failure: Refusal | undefined;
  refreshing: boolean;
  /** Whether a live stream reports every change. */
  isLive: boolean;
  refresh: () => void;
  /** Tells staff that the customer has paid. */
  claimPayment: (reference?: string) => Promise<void>;
  /** Leaves the shop for the gateway's page. */
  payOnline: () => Promise<void>;
  /** Asks the gateway whether the order was paid there. */
  checkPayment: () => Promise<void>;
  /** Cancels the order while the kitchen has not begun it. */
  cancel: () => Promise<void>;
}

export interface OrderToWatch {
  id: string;
  accessToken: string | undefined;
  known: Order | undefined;
  knownSince: Date | undefined;
  onFresh?: (order: Order) => void;
}

/** One order, kept up to date while the page is visible. A component needs a new `key` for another order. */
export function useOrder(watched: OrderToWatch): WatchedOrder {
  const { id, accessToken, known, knownSince, onFresh } = watched;
  const api = useApi();
  const [state, setState] = useState<Pick<WatchedOrder, 'order' | 'refreshedAt' | 'failure'>>({
    order: known,
    refreshedAt: knownSince,
    failure: undefined,
  });
  const [refreshing, setRefreshing] = useState(false);
  const asking = useRef(false);
  const askAgain = useRef(false);

  const show = (fresh: WireOrder) => {
    const order = orderFromWire(fresh);
    setState({ order, refreshedAt: new Date(), failure: undefined });
    onFresh?.(order);
  };

  const claimPayment = async (reference?: string) => {
    const body = reference === undefined ? undefined : { reference };
    show(await api.orders.claimPayment({ ...orderRequest({ id, accessToken }), body }));
  };

  const payOnline = async () => {
    const { url } = await api.gateway.makePaymentLink(orderRequest({ id, accessToken }));
    location.assign(url);
  };

  const checkPayment = async () => {
    show(await api.gateway.check(orderRequest({ id, accessToken })));
  };

  const cancel = async () => {
    show(await api.orders.cancelOwn(orderRequest({ id, accessToken })));
  };

  const refresh = async () => {
    askAgain.current = asking.current;
    if (asking.current) return;
    asking.current = true;
    setRefreshing(true);
    try {
      show(await api.orders.read(orderRequest({ id, accessToken })));
    } catch (error) {
      setState((previous) => ({ ...previous, failure: refusal(error) }));
    } finally {
      asking.current = false;
      setRefreshing(false);
    }
    // The order may have changed after this response was made.
    if (askAgain.current) await refresh();
  };

  const readUnlessComplete = useEffectEvent(() => {
    // The account's list has neither refunds nor bills.
    if (!known || accessToken === undefined) void refresh();
  });
  useEffect(() => readUnlessComplete(), []);

  const lost = state.failure?.code === 'not_found' || state.failure?.code === 'unauthorized';
  const isOver = state.order !== undefined && isFinal(state.order.status);
  // The page has promised to show when a delivered order is paid, or a cancelled one refunded.
  const awaitsMoney =
    state.order !== undefined && (awaitsPayment(state.order) || awaitsRefund(state.order));
  const followed =
    accessToken === undefined
      ? { whose: 'own' as const }
      : { whose: 'guest' as const, id, accessToken };
  const isLive = useOrderNews(!lost && (!isOver || awaitsMoney) ? followed : undefined, (news) => {
    if (news.type === 'reload' || news.orderId === id) void refresh();
  });
  // The stream does not repeat the news whose read has failed.
  const needsPolling = state.failure !== undefined || (!isOver && !isLive);
  useVisibleInterval(() => void refresh(), ORDER_POLL_INTERVAL_MS, !lost && needsPolling);

  return {
    ...state,
    refreshing,
    isLive,
    refresh: () => void refresh(),
    claimPayment,
    payOnline,
    checkPayment,
    cancel,
  };
}
