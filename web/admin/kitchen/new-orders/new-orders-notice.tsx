import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useOrderNews } from '../../../api/use-order-news';
import { withTimeout } from '../../../api/with-timeout';
import { useStore } from '../../../device/store';
import { useThrottled } from '../../../device/use-throttled';
import { useStaffSession } from '../../../session/staff-session-provider';
import { KITCHEN_BOARD } from '../../kit/back-office-pages';
import { endsSession, useSessionCheck } from '../../kit/query/use-session-check';
import { keptBoard } from '../board/kept-board';
import { keptTaps } from '../board/kept-taps';
import { openStation, ringsAt, tabletView } from '../board/stations';
import { newOrdersQuery } from './new-orders-query';
import { WaitingNotice } from './waiting-notice';
import { createWaitingOrders } from './waiting-orders';

/** Stays on every page until somebody has accepted every order, so that none is missed. */
export function NewOrdersNotice({ count }: { count: number }) {
  return (
    <WaitingNotice icon={BellRing} look="bg-waffle text-on-waffle" to={KITCHEN_BOARD}>
      {count > 0 ? m.kitchen_new_orders({ count }) : undefined}
    </WaitingNotice>
  );
}

const POLL_PAUSE_MS = 1000;

interface NewOrders {
  /** The ids of the orders that nobody has accepted. */
  waiting: readonly string[];
  /** Those for which this tablet rings. */
  ringing: readonly string[];
}

/** On every page and in a hidden tab too. */
export function useNewOrders(): NewOrders {
  const api = useApi();
  const session = useStaffSession();
  const [waiting] = useState(() => createWaitingOrders(keptTaps));
  const [query] = useState(() =>
    newOrdersQuery(waiting, () => api.orders.listNewest(undefined, withTimeout())),
  );
  const pollSoon = useThrottled(() => refetch(), POLL_PAUSE_MS);
  const isConnected = useOrderNews({ whose: 'all' }, pollSoon, (code) => {
    if (endsSession(code)) session.read();
  });
  const { data: listed, error, refetch } = useQuery(query(isConnected));
  useSessionCheck(error);
  const poll = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!isConnected) poll();
  }, [isConnected]);
  // No event tells of a refused tap.
  const readSettled = useEffectEvent(() => pollSoon());
  useEffect(() => waiting.follow(() => readSettled()), [waiting]);
  const ids = useStore(waiting);
  const station = openStation(useStore(keptBoard)?.board, useStore(tabletView));
  const ringing = useMemo(() => {
    const silent = listed.filter(({ stations }) => !ringsAt(station, stations));
    return ids.filter((id) => !silent.some((order) => order.id === id));
  }, [ids, listed, station]);
  return { waiting: ids, ringing };
}

const COUNT = /^\(\d+\) /;

export function useTitleCount(count: number): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings a new title
  useEffect(() => {
    if (count === 0) return;
    document.title = `(${count}) ${document.title.replace(COUNT, '')}`;
    return () => {
      document.title = document.title.replace(COUNT, '');
    };
  }, [count, location]);
}
