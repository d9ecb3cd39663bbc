import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderNews } from '../../shared/contract/orders/live-contract';
import type { RefusalCode } from '../../shared/domain/platform/refusals';
import type { Api } from './api-client';
import { useApi } from './api-provider';
import { type LiveStream, liveStream } from './live-stream';
import { orderRequest } from './order-request';
import { readEvents } from './read-events';

/** The orders to follow: the signed-in customer's, one guest's order, or all for staff. */
export type Followed =
  | { whose: 'own' }
  | { whose: 'guest'; id: string; accessToken: string }
  | { whose: 'all' };

const streams = new WeakMap<Api, Map<string, LiveStream<OrderNews>>>();

/** All subscribers of a page share one connection, because a browser has few per origin. */
function streamOf(api: Api, followed: Followed): LiveStream<OrderNews> {
  const ofApi = streams.get(api) ?? new Map<string, LiveStream<OrderNews>>();
  streams.set(api, ofApi);
  const key = keyOf(followed);
  const known = ofApi.get(key);
  if (known) return known;
  const open = (resume: { signal: AbortSignal; lastEventId?: string }) => {
    const options = { ...resume, context: { read: readEvents } };
    if (followed.whose === 'own') return api.live.followOwn({ id: 'me' }, options);
    if (followed.whose === 'all') return api.live.followAll(undefined, options);
    return api.live.followOrder(orderRequest(followed), options);
  };
  const stream = liveStream<OrderNews>(open, (id) => ({ type: 'reload', id }));
  ofApi.set(key, stream);
  return stream;
}

function keyOf(followed: Followed): string {
  return followed.whose === 'guest' ? followed.id : followed.whose;
}

/**
 * @param followed undefined follows none.
 * @param onNews also gets `reload` on the first connection, and after a long interruption.
 * @returns whether the stream is connected; while it is not, the caller must poll.
 */
export function useOrderNews(
  followed: Followed | undefined,
  onNews: (news: OrderNews) => void,
  onRefused?: (code: RefusalCode) => void,
): boolean {
  const api = useApi();
  const [isConnected, setConnected] = useState(false);
  const handleNews = useEffectEvent(onNews);
  const refused = useEffectEvent((code: RefusalCode) => onRefused?.(code));
  const key = followed && keyOf(followed);
  const stream = useEffectEvent(() => followed && streamOf(api, followed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies what is followed
  useEffect(() => {
    const stop = stream()?.subscribe({
      onNews: (news) => handleNews(news),
      onConnected: setConnected,
      onRefused: (code) => refused(code),
    });
    return () => {
      stop?.();
      setConnected(false);
    };
  }, [api, key]);
  return isConnected;
}
