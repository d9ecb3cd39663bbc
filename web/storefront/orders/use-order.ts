import { useState } from 'react';
import type { Order as WireOrder } from '../../../shared/contract/orders/order-shape';
import { isFinal } from '../../../shared/domain/orders/order-status';
import { awaitsPayment } from '../../../shared/domain/orders/payment';
import { useApi } from '../../api/api-provider';
import { type Order, orderFromWire } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';
import { type Refusal, refusal } from '../../api/refusal';
import { useOrderNews } from '../../api/use-order-news';
import { useRead } from '../../device/use-read';
import { useVisibleInterval } from '../../device/use-visible-interval';
import { openPaymentPage } from './open-payment-page';
import { awaitsRefund } from './order-words';

/** Without a stream until delivered or cancelled (orders rule 12); and after a failed read. */
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
  /** @param claim its amount is what the page asked for (rupees). */
  claimPayment: (claim: { reference?: string; amount?: number }) => Promise<void>;
  payOnline: () => Promise<void>;
  checkPayment: () => Promise<void>;
  cancel: () => Promise<void>;
  /** Counts what the customer did here: the order then changes as they expect. */
  acts: number;
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
  const [refreshedAt, setRefreshedAt] = useState(knownSince);
  const [acts, setActs] = useState(0);

  const received = (fresh: WireOrder): Order => {
    const order = orderFromWire(fresh);
    setRefreshedAt(new Date());
    onFresh?.(order);
    return order;
  };
  const {
    answer: order,
    failure: failed,
    isReading: refreshing,
    read: refresh,
    show: showOrder,
  } = useRead(
    async () => received(await api.orders.read(orderRequest({ id, accessToken }))),
    // The account's list has neither refunds nor bills.
    { known, atOnce: !known || accessToken === undefined },
  );
  const failure = failed && refusal(failed.error);

  const show = (fresh: WireOrder) => {
    const now = received(fresh);
    showOrder(() => now);
    setActs((known) => known + 1);
  };

  const claimPayment: WatchedOrder['claimPayment'] = async (body) => {
    show(await api.orders.claimPayment({ ...orderRequest({ id, accessToken }), body }));
  };

  const payOnline = () => openPaymentPage(api, { id, accessToken });

  const checkPayment = async () => {
    show(await api.gateway.check(orderRequest({ id, accessToken })));
  };

  const cancel = async () => {
    show(await api.orders.cancelOwn(orderRequest({ id, accessToken })));
  };

  const lost = failure?.code === 'not_found' || failure?.code === 'unauthorized';
  const isOver = order !== undefined && isFinal(order.status);
  // The page has promised to show when a delivered order is paid, or a cancelled one refunded.
  const awaitsMoney = order !== undefined && (awaitsPayment(order) || awaitsRefund(order));
  const followed =
    accessToken === undefined
      ? { whose: 'own' as const }
      : { whose: 'guest' as const, id, accessToken };
  const isLive = useOrderNews(!lost && (!isOver || awaitsMoney) ? followed : undefined, (news) => {
    if (news.type === 'reload' || news.orderId === id) refresh();
  });
  // The stream does not repeat the news whose read has failed.
  const needsPolling = failure !== undefined || (!isOver && !isLive);
  useVisibleInterval(refresh, ORDER_POLL_INTERVAL_MS, !lost && needsPolling);

  return {
    order,
    refreshedAt,
    failure,
    refreshing,
    isLive,
    refresh,
    claimPayment,
    payOnline,
    checkPayment,
    cancel,
    acts,
  };
}
