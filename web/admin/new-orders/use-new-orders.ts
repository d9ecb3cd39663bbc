import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMatch } from 'react-router';
import type { NewestOrder } from '../../../shared/contract/orders-contract';
import { useApi } from '../../api/api-provider';
import { refusal } from '../../api/refusal';
import { useOrderNews } from '../../api/use-order-news';
import { useStore } from '../../device/store';
import { useInterval } from '../../device/use-interval';
import { useThrottled } from '../../device/use-throttled';
import { useStaffSession } from '../../session/staff-session-provider';
import { endsSession } from '../page/use-page-data';
import { createSeenOrders, unseenOrders, withSeen } from './seen-orders';

/** How often to poll while the stream is disconnected. */
const POLL_INTERVAL_MS = 15_000;
const POLL_PAUSE_MS = 1000;
const seenOrders = createSeenOrders();

/** The new orders that nobody has opened in this browser, on every page and in a hidden tab too. */
export function useNewOrders(onArrival: () => void) {
  const api = useApi();
  const session = useStaffSession();
  const [newest, setNewest] = useState<readonly NewestOrder[]>([]);
  const seen = useStore(seenOrders)?.ids;
  const known = useRef<readonly string[]>([]);
  const arrived = useEffectEvent(onArrival);

  const poll = async () => {
    try {
      const orders = await api.orders.listNewest();
      setNewest(orders);
      // On first use, the existing orders are not new.
      if (!seen) seenOrders.set({ ids: orders.map(({ id }) => id) });
    } catch (error) {
      if (endsSession(refusal(error).code)) session.read();
    }
  };
  const pollSoon = useThrottled(() => void poll(), POLL_PAUSE_MS);
  const isConnected = useOrderNews({ whose: 'all' }, pollSoon, (code) => {
    if (endsSession(code)) session.read();
  });
  useInterval(() => void poll(), POLL_INTERVAL_MS, !isConnected);

  const unseen = seen ? unseenOrders(newest, seen) : [];
  useEffect(() => {
    const hasArrived = unseen.some((id) => !known.current.includes(id));
    known.current = unseen;
    if (hasArrived) arrived();
  });

  const opened = useMatch('/admin/orders/:orderId/*')?.params.orderId;
  const see = (ids: readonly string[]) =>
    seenOrders.set({ ids: withSeen(newest, seen ?? [], ids) });
  const seeOpened = useEffectEvent(() => opened && see([opened]));
  const opensNew = opened !== undefined && unseen.includes(opened);
  useEffect(() => {
    if (opensNew) seeOpened();
  }, [opensNew]);

  return { unseen, seeAll: () => see(unseen) };
}
