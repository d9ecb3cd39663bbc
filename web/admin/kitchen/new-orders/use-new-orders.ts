import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../../api/api-provider';
import { refusal } from '../../../api/refusal';
import { useOrderNews } from '../../../api/use-order-news';
import { withTimeout } from '../../../api/with-timeout';
import { useStore } from '../../../device/store';
import { useInterval } from '../../../device/use-interval';
import { useThrottled } from '../../../device/use-throttled';
import { useStaffSession } from '../../../session/staff-session-provider';
import { endsSession } from '../../kit/data/use-page-data';
import { keptTaps } from '../board/kept-taps';
import { createWaitingOrders } from './waiting-orders';

/** How often to poll while the stream is disconnected. */
const POLL_INTERVAL_MS = 15_000;
const POLL_PAUSE_MS = 1000;
const FIRST_RETRY_MS = 1000;

/** The ids of the orders that nobody has accepted, on every page and in a hidden tab too. */
export function useNewOrders(): readonly string[] {
  const api = useApi();
  const session = useStaffSession();
  const [waiting] = useState(() => createWaitingOrders(keptTaps));
  const failures = useRef(0);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);

  const poll = async () => {
    clearTimeout(retry.current);
    const take = waiting.ask();
    try {
      const orders = await api.orders.listNewest(undefined, withTimeout());
      failures.current = 0;
      take(orders.filter(({ status }) => status === 'placed').map(({ id }) => id));
    } catch (error) {
      if (endsSession(refusal(error).code)) return session.read();
      const pauseMs = Math.min(POLL_INTERVAL_MS, FIRST_RETRY_MS * 2 ** failures.current);
      failures.current += 1;
      retry.current = setTimeout(() => void poll(), pauseMs);
    }
  };
  useEffect(() => () => clearTimeout(retry.current), []);
  const pollSoon = useThrottled(() => void poll(), POLL_PAUSE_MS);
  // No event tells of a refused tap.
  const readSettled = useEffectEvent(() => pollSoon());
  useEffect(() => waiting.follow(() => readSettled()), [waiting]);
  const isConnected = useOrderNews({ whose: 'all' }, pollSoon, (code) => {
    if (endsSession(code)) session.read();
  });
  useInterval(() => void poll(), POLL_INTERVAL_MS, !isConnected);
  return useStore(waiting);
}
