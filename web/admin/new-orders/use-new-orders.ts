import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMatch } from 'react-router';
import type { NewestOrder } from '../../../shared/contract/orders-contract';
import { useApi } from '../../api/api-provider';
import { refusal } from '../../api/refusal';
import { useOrderNews } from '../../api/use-order-news';
import { storedText } from '../../device/stored-text';
import { useSteadyInterval } from '../../device/use-steady-interval';
import { useThrottled } from '../../device/use-throttled';
import { useStaffSession } from '../../session/staff-session-provider';
import { endsSession } from '../page/use-page-data';
import { parseSeen, unseenOrders, withSeen } from './seen-orders';

/** How often to look while no stream tells what comes in. */
const LOOK_EVERY_MS = 15_000;
const LOOK_PAUSE_MS = 1000;
const storage = storedText('admin-seen-orders');

/** What a browser that kept nothing has seen, before it is known what there is. */
const NOTHING: ReadonlySet<string> = new Set();

/**
 * The orders that came in and that nobody has looked at in this browser, on whichever page one is,
 * and while the tab is hidden too; to open one's page is to see it. A look that fails changes
 * nothing: the next one tells.
 * @param onArrival called when there are more than before.
 */
export function useNewOrders(onArrival: () => void) {
  const api = useApi();
  const session = useStaffSession();
  const [newest, setNewest] = useState<readonly NewestOrder[]>([]);
  const [seen, setSeen] = useState(() => parseSeen(storage.read()));
  const known = useRef(NOTHING);
  const arrived = useEffectEvent(onArrival);

  const keep = (next: ReadonlySet<string>) => {
    storage.write(JSON.stringify([...next]));
    setSeen(next);
  };
  useEffect(() => storage.onChangeElsewhere(() => setSeen(parseSeen(storage.read()))), []);

  const look = async () => {
    try {
      const orders = await api.orders.listNewest();
      setNewest(orders);
      // A browser that has never looked begins with what is there: that is not news.
      if (!seen) keep(new Set(orders.map(({ id }) => id)));
    } catch (error) {
      if (endsSession(refusal(error).code)) session.read();
    }
  };
  const lookSoon = useThrottled(() => void look(), LOOK_PAUSE_MS);
  const live = useOrderNews({ whose: 'all' }, lookSoon, (code) => {
    if (endsSession(code)) session.read();
  });
  useSteadyInterval(() => void look(), LOOK_EVERY_MS, !live);

  const unseen = seen ? unseenOrders(newest, seen) : [];
  useEffect(() => {
    const isNews = unseen.some((id) => !known.current.has(id));
    known.current = new Set(unseen);
    if (isNews) arrived();
  });

  const opened = useMatch('/admin/orders/:orderId/*')?.params.orderId;
  const see = (ids: readonly string[]) => keep(withSeen(newest, seen ?? NOTHING, ids));
  const seeOpened = useEffectEvent(() => opened && see([opened]));
  const opensNew = opened !== undefined && unseen.includes(opened);
  useEffect(() => {
    if (opensNew) seeOpened();
  }, [opensNew]);

  return { unseen, seeAll: () => see(unseen) };
}
