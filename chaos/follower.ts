import { setTimeout as sleep } from 'node:timers/promises';
import { readStream } from '../server/testing/event-stream';
import { staffToken } from '../server/testing/stock-up';
import type { Street } from './street';

const BETWEEN_TRIES_MS = 200;

/**
 * Follows all orders as the back office does, and goes on after the last event whenever the stream
 * breaks. Resolves once it has been told of the last event of all.
 * @param lastEvent the number of that event; undefined while there may be more.
 */
export async function followOrders(
  street: Street,
  lastEvent: () => number | undefined,
): Promise<void> {
  const { followed } = street.testimony;
  let begun = false;
  const isDone = () => street.isLate() || lastEvent() === followed.from + followed.ids.length;
  const follow = async () => {
    const last = followed.ids.at(-1) ?? followed.from;
    const response = await fetch(`${street.url}/api/admin/order-events`, {
      headers: {
        Authorization: `Bearer ${await staffToken(street.url)}`,
        ...(begun && { 'Last-Event-ID': String(last) }),
      },
    });
    const stream = await readStream(response);
    try {
      while (!isDone()) {
        const news = await stream.next();
        if (!news) return;
        if (news.type === 'order') followed.ids.push(Number(news.id));
        else if (begun) followed.reloads += 1;
        else followed.from = Number(news.id);
        begun = true;
      }
    } finally {
      await stream.close();
    }
  };
  while (!isDone()) {
    await follow().catch(() => {});
    await sleep(BETWEEN_TRIES_MS);
  }
}
