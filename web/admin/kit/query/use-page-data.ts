import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderNews } from '../../../../shared/contract/orders/live-contract';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import { refusal } from '../../../api/refusal';
import { useOrderNews } from '../../../api/use-order-news';
import { useThrottled } from '../../../device/use-throttled';
import type { PageQuery } from './page-loader';
import { POLL_INTERVAL_MS } from './query-client';
import { useSessionCheck } from './use-session-check';

const NEWS_PAUSE_MS = 1000;

export interface PageData<Data> {
  /** The last data loaded for this URL. */
  data: Data | undefined;
  failure: RefusalCode | undefined;
  retry: () => void;
  busy: boolean;
  /** Shows the result of a change at once, before the page has been read again. */
  replace: (data: Data) => void;
}

interface PageDataOptions {
  refreshes?: boolean;
  changedBy?: (news: Extract<OrderNews, { type: 'order' }>) => boolean;
}

/**
 * Reloads every 15 s while the page is visible; a failed reload keeps the old data.
 * @param refreshes false for data that does not change.
 * @param changedBy whether an order's event changes the page, which then polls without a stream.
 */
export function usePageData<Data>(
  page: PageQuery<Data>,
  { refreshes = true, changedBy }: PageDataOptions = {},
): PageData<Data> {
  const client = useQueryClient();
  const retry = () => void refetch();
  const loadSoon = useThrottled(() => refetch(), NEWS_PAUSE_MS);
  const isConnected = useOrderNews(changedBy && { whose: 'all' }, (news) => {
    if (news.type === 'reload' || changedBy?.(news)) loadSoon();
  });
  const { data, error, isFetching, refetch } = useQuery({
    ...page,
    staleTime: refreshes ? POLL_INTERVAL_MS : 'static',
    refetchInterval: refreshes && !isConnected && POLL_INTERVAL_MS,
    // The loader has just tried.
    retryOnMount: false,
  });
  useSessionCheck(error);
  // A query without data forgets its error while it tries again; its message and button stay.
  const [lastError, setLastError] = useState(error);
  if (!isFetching && lastError !== error) setLastError(error);
  const failed = isFetching ? lastError : error;
  return {
    data,
    failure: failed ? refusal(failed).code : undefined,
    retry,
    busy: isFetching,
    replace: (next) => client.setQueryData(page.queryKey, next),
  };
}
