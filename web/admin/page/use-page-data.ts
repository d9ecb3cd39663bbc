import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { OrderNews } from '../../../shared/contract/live-contract';
import type { RefusalCode } from '../../../shared/domain/refusals';
import { useOrderNews } from '../../api/use-order-news';
import { useThrottled } from '../../device/use-throttled';
import { useVisibleInterval } from '../../device/use-visible-interval';
import { useStaffSession } from '../../session/staff-session-provider';
import type { Loaded } from './load-page';

const REFRESH_MS = 15_000;
const NEWS_PAUSE_MS = 1000;

/** The session ended, or its admin was removed or given another role: who is there is asked again. */
const SESSION_CODES = new Set<RefusalCode>([
  'unauthorized',
  'not_an_admin',
  'admin_uid_mismatch',
  'forbidden',
]);

/** Whether a refusal means that who is signed in has to be asked again. */
export function endsSession(code: RefusalCode): boolean {
  return SESSION_CODES.has(code);
}

export interface PageData<Data> {
  /** The last that could be loaded for this address. */
  data: Data | undefined;
  /** Why the last try brought nothing. */
  failure: RefusalCode | undefined;
  /** Loads again now. */
  retry: () => void;
  busy: boolean;
  /** Shows what a write answered, and loads again. */
  replace: (data: Data) => void;
}

interface PageDataOptions {
  refreshes?: boolean;
  changedBy?: (news: Extract<OrderNews, { type: 'order' }>) => boolean;
}

/**
 * A page's data, loaded again every 15 s while the page is in sight, so that a new order shows by
 * itself. A refresh that fails takes nothing away: what was known stays, with the failure beside it.
 * @param refreshes false for what does not change.
 * @param changedBy of a page of orders: whether news of one changes it. It is then loaded again at
 * once, and every 15 s only while no stream brings news.
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
  const live = useOrderNews(changedBy && { whose: 'all' }, (news) => {
    if (news.type === 'reload' || changedBy?.(news)) loadSoon();
  });
  useVisibleInterval(revalidate, REFRESH_MS, refreshes && !live);

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
