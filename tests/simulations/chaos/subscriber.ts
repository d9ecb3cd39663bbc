import { setTimeout as sleep } from 'node:timers/promises';
import { readStream } from '../../support/platform/event-stream';
import type { Account } from './accounts';
import { endOf } from './client-records';
import type { Simulation } from './simulation';

const BETWEEN_TRIES_MS = 200;

/**
 * Subscribes to all orders like the back office and resumes after the last event when the stream
 * breaks. Resolves after the final event.
 * @param lastEvent the number of the final event; undefined while there may be more.
 */
export async function followOrders(
  simulation: Simulation,
  admin: Account,
  lastEvent: () => number | undefined,
): Promise<void> {
  const { followed } = simulation.clientRecords;
  const told = () => followed.map(endOf).at(-1);
  const isDone = () => simulation.isLate() || (told() !== undefined && told() === lastEvent());
  const follow = async () => {
    const last = told();
    const response = await fetch(`${simulation.url}/api/admin/order-events`, {
      headers: {
        Authorization: `Bearer ${admin.token}`,
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
