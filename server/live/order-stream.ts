import { AsyncIteratorClass, withEventMeta } from '@orpc/server';
import type { OrderNews } from '../../shared/contract/live-contract';
import { HEARTBEAT_MS } from '../http/api/api-handler';
import type { OrderEvent } from '../orders/follow/order-events';
import type { Beginning } from './order-feed';

interface OrderStream extends Beginning {
  /** Whether its caller may still see what it brings; asked before it brings anything. */
  mayGoOn: () => Promise<boolean>;
  /** Called once it is over, for whatever reason. */
  onEnd: () => void;
}

/** The events of one stream, each once and in order, until its caller leaves or may not go on. */
export function orderStream({ onEnd, ...stream }: OrderStream): AsyncIteratorClass<OrderNews> {
  const events = eventsOf(stream);
  // A generator alone would hear that its reader has left only when its next event comes.
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
  mayGoOn,
}: Omit<OrderStream, 'onEnd'>): AsyncGenerator<OrderNews, void, void> {
  let last = after;
  if (reload) yield reloadAt(last);
  for (const event of missed) {
    last = event.id;
    yield newsOf(event);
  }
  for (;;) {
    const waiting = await follower.take(HEARTBEAT_MS);
    if (!waiting || !(await mayGoOn())) return;
    if (waiting.overflowedAt !== undefined) {
      last = waiting.overflowedAt;
      yield reloadAt(last);
    }
    for (const event of waiting.events) {
      if (event.id <= last) continue;
      last = event.id;
      yield newsOf(event);
    }
  }
}

function reloadAt(id: number): OrderNews {
  return withId({ type: 'reload', id: String(id) });
}

function newsOf({ id, orderId, kind, status, paymentStatus, at }: OrderEvent): OrderNews {
  const change = { orderId, change: kind, status, paymentStatus, at };
  return withId({ type: 'order', id: String(id), ...change });
}

/** Also as the event's own id, which an EventSource sends back by itself. */
function withId(news: OrderNews): OrderNews {
  return withEventMeta(news, { id: news.id });
}
