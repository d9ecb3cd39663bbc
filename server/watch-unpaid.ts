import type { Database } from './db/database';
import { cancelUnpaidOrders } from './orders/cancel-unpaid';
import type { World } from './world';

const LOOK_EVERY_MS = 30_000;

/**
 * Looks every half minute for orders that were not paid in time; a look that fails is logged, and the
 * next one makes up for it.
 * @returns what stops it.
 */
export function watchUnpaid({
  db,
  clock,
  newId,
  log,
}: Pick<World, 'clock' | 'newId' | 'log'> & { db: Database }): () => void {
  const look = () =>
    cancelUnpaidOrders({ db, clock, newId }).catch((error: unknown) =>
      log.warn({ err: error }, 'could not look for unpaid orders'),
    );
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
