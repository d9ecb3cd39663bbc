import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { OrderNews } from '../../../../shared/contract/orders/live-contract';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import { useOrderNews } from '../../../api/use-order-news';
import { useThrottled } from '../../../device/use-throttled';
import { useVisibleInterval } from '../../../device/use-visible-interval';
import { useStaffSession } from '../../../session/staff-session-provider';
import type { Loaded } from './load-page';

const POLL_INTERVAL_MS = 15_000;
const NEWS_PAUSE_MS = 1000;

/** Refusals of an ended session, or of an admin who was removed or got another role: reread the session. */
const SESSION_CODES = new Set<RefusalCode>([
  'unauthorized',
  'not_an_admin',
  'admin_uid_mismatch',
  'forbidden',
]);

export function endsSession(code: RefusalCode): boolean {
  return SESSION_CODES.has(code);
}

export interface PageData<Data> {
  /** The last data loaded for this URL. */
  data: Data | undefined;
  failure: RefusalCode | undefined;
  retry: () => void;
  busy: boolean;
  /** Shows the result of a change and reloads. */
  replace: (data: Data) => void;
}

interface PageDataOptions {
  refreshes?: boolean;
  changedBy?: (news: Extract<OrderNews, { type: 'order' }>) => boolean;
}

/**
 * A page's data, reloaded every 15 s while the page is visible. After a failed reload the old data
 * stays, with a notice of the failure.
 * @param refreshes false for data that does not change.
 * @param changedBy whether an order's event changes this page. The page then reloads at once, and
 * polls only while the stream is disconnected.
 */
export function usePageData<Data>(
  loaded: Loaded<Data>,
  { refreshes = true, changedBy }: PageDataOptions = {},
): PageData<Data> {
  const { pathname, search } = useLocation();
  const session = useStaffSession();
  const { revalidate, state } = useRevalidator();
  const address = pathname + search;
  const [shown, setShown] = useState({ loaded, address, data: dataOf(loaded) });
  if (shown.loaded !== loaded) {
    const known = shown.address === address ? shown.data : undefined;
    setShown({ loaded, address, data: dataOf(loaded) ?? known });
  }
  const loadSoon = useThrottled(revalidate, NEWS_PAUSE_MS);
  const isConnected = useOrderNews(changedBy && { whose: 'all' }, (news) => {
    if (news.type === 'reload' || changedBy?.(news)) loadSoon();
  });
  useVisibleInterval(revalidate, POLL_INTERVAL_MS, refreshes && !isConnected);

  const { failure } = loaded;
  useEffect(() => {
    if (loaded.failure && endsSession(loaded.failure)) session.read();
  }, [loaded, session]);

  return {
    data: shown.data,
    failure,
    retry: revalidate,
    busy: state === 'loading',
    replace(data) {
      setShown({ loaded, address, data });
      revalidate();
    },
  };
}

function dataOf<Data>(loaded: Loaded<Data>): Data | undefined {
  return loaded.failure ? undefined : loaded.data;
}
