import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../api/api-provider';
import { refusal } from '../../../api/refusal';
import { useOrderNews } from '../../../api/use-order-news';
import { withTimeout } from '../../../api/with-timeout';
import { useStore } from '../../../device/store';
import { useThrottled } from '../../../device/use-throttled';
import { useStaffSession } from '../../../session/staff-session-provider';
import { POLL_INTERVAL_MS } from '../../kit/data/query-client';
import { endsSession } from '../../kit/data/use-session-checks';
import { keptTaps } from '../board/kept-taps';
import { createWaitingOrders } from './waiting-orders';

const POLL_PAUSE_MS = 1000;
const FIRST_RETRY_MS = 1000;

/** The ids of the orders that nobody has accepted, on every page and in a hidden tab too. */
export function useNewOrders(): readonly string[] {
  const api = useApi();
  const session = useStaffSession();
  const [waiting] = useState(() => createWaitingOrders(keptTaps));
  const pollSoon = useThrottled(() => void refetch(), POLL_PAUSE_MS);
  const isConnected = useOrderNews({ whose: 'all' }, pollSoon, (code) => {
    if (endsSession(code)) session.read();
  });
  const { refetch } = useQuery({
    queryKey: ['new orders'],
    queryFn: async () => {
      const take = waiting.ask();
      const orders = await api.orders.listNewest(undefined, withTimeout());
      take(orders.filter(({ status }) => status === 'placed').map(({ id }) => id));
      return orders.length;
    },
    // It is read when the stream connects, and at each of its events.
    initialData: 0,
    refetchInterval: !isConnected && POLL_INTERVAL_MS,
    refetchIntervalInBackground: true,
    retry: (_, error) => !endsSession(refusal(error).code),
    retryDelay: (failures) => Math.min(POLL_INTERVAL_MS, FIRST_RETRY_MS * 2 ** failures),
  });
  const poll = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!isConnected) poll();
  }, [isConnected]);
  // No event tells of a refused tap.
  const readSettled = useEffectEvent(() => pollSoon());
  useEffect(() => waiting.follow(() => readSettled()), [waiting]);
  return useStore(waiting);
}
