import { setTimeout as sleep } from 'node:timers/promises';
import { readStream } from '../support/event-stream';
import type { Street } from './street';
import { endOf } from './testimony';

const BETWEEN_TRIES_MS = 200;

/**
 * Follows all orders as the back office does, and goes on after the last event whenever the stream
 * breaks. Resolves once it has been told of the last event of all.
 * @param token of an admin.
 * @param lastEvent the number of that event; undefined while there may be more.
 */
export async function followOrders(
  street: Street,
  token: string,
  lastEvent: () => number | undefined,
): Promise<void> {
  const { followed } = street.testimony;
  const told = () => followed.map(endOf).at(-1);
  const isDone = () => street.isLate() || (told() !== undefined && told() === lastEvent());
  const follow = async () => {
    const last = told();
    const response = await fetch(`${street.url}/api/admin/order-events`, {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(last !== undefined && { 'Last-Event-ID': String(last) }),
      },
    });
    const stream = await readStream(response);
    try {
      while (!isDone()) {
        const news = await stream.next();
        if (!news) return;
        if (news.type === 'order') followed.at(-1)?.ids.push(Number(news.id));
        else followed.push({ from: Number(news.id), ids: [] });
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
