import { AsyncIteratorClass, withEventMeta } from '@orpc/server';
import type { OrderNews } from '../../../shared/contract/orders/live-contract';
import { HEARTBEAT_MS } from '../../platform/http/api/api-handler';
import type { OrderEvent } from '../follow/order-events';
import type { FeedStart } from './order-feed';

interface OrderStream extends FeedStart {
  /** Whether the caller may still see the events; checked before any is sent. */
  isAllowed: () => Promise<boolean>;
  onEnd: () => void;
}

/** Sends each event once and in order, until the client disconnects or is no longer allowed. */
export function orderStream({ onEnd, ...stream }: OrderStream): AsyncIteratorClass<OrderNews> {
  const events = eventsOf(stream);
  // A plain generator would notice a disconnected client only at its next event.
  return new AsyncIteratorClass(
    () => events.next(),
    async () => onEnd(),
  );
}

async function* eventsOf({
  follower,
  after,
  reload,
  missed,
  untilTold,
  isAllowed,
}: Omit<OrderStream, 'onEnd'>): AsyncGenerator<OrderNews, void, void> {
  let last = after;
  if (reload) yield reloadAt(last);
  async function* tell(events: readonly OrderEvent[]) {
    for (const event of events) {
      if (event.id <= last) continue;
      const told = untilTold(event);
      if (told !== true && !((await told) && (await isAllowed()))) continue;
      last = event.id;
      yield newsOf(event);
    }
  }
  yield* tell(missed);
  for (;;) {
    const queued = await follower.take(HEARTBEAT_MS);
    if (!queued || !(await isAllowed())) return;
    if (queued.overflowedAt !== undefined) {
      last = queued.overflowedAt;
      yield reloadAt(last);
    }
    yield* tell(queued.events);
  }
}

function reloadAt(id: number): OrderNews {
  return withId({ type: 'reload', id: String(id) });
}

function newsOf({ id, orderId, kind, status, paymentStatus, at }: OrderEvent): OrderNews {
  const change = { orderId, change: kind, status, paymentStatus, at };
  return withId({ type: 'order', id: String(id), ...change });
}

/** The event's id, which an EventSource sends when it reconnects. */
function withId(news: OrderNews): OrderNews {
  return withEventMeta(news, { id: news.id });
}
