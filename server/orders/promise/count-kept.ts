import type { Database } from '../../platform/db/database';
import { dueAtCounter } from './promise-order';
import { handedOverAt, listNewest } from './promise-store';

/**
 * A pickup at the counter in time, a delivery early enough with the rider. One that is late already counts as
 * not kept, and one that still has time does not count. What counts is the first promise.
 */
export async function countKept(
  db: Database,
  { since, now }: { since: string; now: Date },
): Promise<{ kept: number; total: number }> {
  const orders = await listNewest(db, since);
  const deliveries = orders.filter((order) => order.delivery_method === 'delivery');
  const withRider = await handedOverAt(
    db,
    deliveries.map(({ id }) => id),
  );
  const kept = orders.flatMap(({ id, delivery_method, ready_at, ...order }) => {
    const done = delivery_method === 'pickup' ? ready_at : withRider.get(id);
    const due = dueAtCounter(order);
    if (done) return new Date(done) <= due;
    return now > due ? false : [];
  });
  return { kept: kept.filter(Boolean).length, total: kept.length };
}
