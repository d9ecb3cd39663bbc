import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMatch } from 'react-router';
import type { NewestOrder } from '../../../shared/contract/orders-contract';
import { useApi } from '../../api/api-provider';
import { refusal } from '../../api/refusal';
import { useOrderNews } from '../../api/use-order-news';
import { storedText } from '../../device/stored-text';
import { useInterval } from '../../device/use-interval';
import { useThrottled } from '../../device/use-throttled';
import { useStaffSession } from '../../session/staff-session-provider';
import { endsSession } from '../page/use-page-data';
import { parseSeen, unseenOrders, withSeen } from './seen-orders';

/** How often to poll while the stream is disconnected. */
const POLL_INTERVAL_MS = 15_000;
const POLL_PAUSE_MS = 1000;
const storage = storedText('admin-seen-orders');

const NOTHING: ReadonlySet<string> = new Set();

/** The new orders that nobody has opened in this browser; also updated in hidden tabs. */
export function useNewOrders(onArrival: () => void) {
  const api = useApi();
  const session = useStaffSession();
  const [newest, setNewest] = useState<readonly NewestOrder[]>([]);
  const [seen, setSeen] = useState(() => parseSeen(storage.read()));
  const known = useRef(NOTHING);
  const arrived = useEffectEvent(onArrival);

  const store = (next: ReadonlySet<string>) => {
    storage.write(JSON.stringify([...next]));
    setSeen(next);
  };
  useEffect(() => storage.onChangeElsewhere(() => setSeen(parseSeen(storage.read()))), []);

  const poll = async () => {
    try {
      const orders = await api.orders.listNewest();
      setNewest(orders);
      // At first use, existing orders do not count as new.
      if (!seen) store(new Set(orders.map(({ id }) => id)));
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
    const hasArrived = unseen.some((id) => !known.current.has(id));
    known.current = new Set(unseen);
    if (hasArrived) arrived();
  });

  const opened = useMatch('/admin/orders/:orderId/*')?.params.orderId;
  const see = (ids: readonly string[]) => store(withSeen(newest, seen ?? NOTHING, ids));
  const seeOpened = useEffectEvent(() => opened && see([opened]));
  const opensNew = opened !== undefined && unseen.includes(opened);
  useEffect(() => {
    if (opensNew) seeOpened();
  }, [opensNew]);

  return { unseen, seeAll: () => see(unseen) };
}
