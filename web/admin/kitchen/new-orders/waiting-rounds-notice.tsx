import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Armchair } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useOrderNews } from '../../../api/use-order-news';
import { playChime } from '../../../device/chime';
import { useStore } from '../../../device/store';
import { useThrottled } from '../../../device/use-throttled';
import { TABLES } from '../../kit/back-office-pages';
import { POLL_INTERVAL_MS } from '../../kit/query/query-client';
import { shift } from '../shift/shift-store';
import { WaitingNotice } from './waiting-notice';

const NEWS_PAUSE_MS = 1000;
const NONE: readonly string[] = [];

/**
 * Says on every page that guests at tables ask for something. Each round rings once, not until it is accepted: a leaked
 * code rings as often as its limits allow (tables rule 6), and never over the kitchen's orders.
 */
export function WaitingRoundsNotice() {
  const { settings, tables } = useApi();
  const { data: owners } = useQuery({
    queryKey: ['settings'],
    queryFn: () => settings.read(),
    refetchInterval: false,
  });
  const isUsed = owners?.tableService === true && owners.tableCodes;
  const { data: waiting = NONE, refetch } = useQuery({
    queryKey: ['waiting rounds'],
    queryFn: async () => (await tables.list()).flatMap(({ rounds }) => rounds.map(({ id }) => id)),
    enabled: isUsed,
    refetchInterval: POLL_INTERVAL_MS,
    refetchIntervalInBackground: true,
  });
  useRingOnce(waiting);
  useFreshTablesPage(waiting);
  // An accepted round changes an order, at whichever tablet; no event tells of one that is asked or refused.
  const readSoon = useThrottled(() => refetch(), NEWS_PAUSE_MS);
  useOrderNews(isUsed && waiting.length > 0 ? { whose: 'all' } : undefined, readSoon);
  return (
    <WaitingNotice icon={Armchair} look="bg-hill-soft text-hill-strong" to={TABLES}>
      {isUsed && waiting.length > 0 ? m.tables_rounds_asked({ count: waiting.length }) : undefined}
    </WaitingNotice>
  );
}

/** Has the tables' page read again what the notice tells of: it polls only while it has no live stream. */
function useFreshTablesPage(waiting: readonly string[]): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rounds wait
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['page', `${TABLES}?`] });
  }, [client, waiting]);
}

function useRingOnce(waiting: readonly string[]): void {
  const { on } = useStore(shift);
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const isNew = waiting.some((id) => !known.current.has(id));
    known.current = new Set(waiting);
    if (on && isNew) playChime('usual');
  }, [waiting, on]);
}
