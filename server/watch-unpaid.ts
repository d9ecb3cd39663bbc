import type { Database } from './db/database';
import { runScheduledJob } from './db/scheduled-job';
import { cancelUnpaidOrders } from './orders/change/cancel-unpaid';
import type { Platform } from './platform';

const LOOK_EVERY_MS = 30_000;
/** Somewhat less, so that a server that looks alone does so each time. */
const DUE_EVERY_MS = 20_000;

/**
 * Looks every half minute, on one of all servers, for orders that were not paid in time; a look that
 * fails is logged, and the next one makes up for it.
 * @returns what stops it.
 */
export function watchUnpaid({
  db,
  clock,
  newId,
  log,
}: Pick<Platform, 'clock' | 'newId' | 'log'> & { db: Database }): () => void {
  const look = async () => {
    try {
      const work = { name: 'unpaid orders', everyMs: DUE_EVERY_MS, now: clock() };
      await runScheduledJob(db, work, () => cancelUnpaidOrders({ db, clock, newId }));
    } catch (error) {
      log.warn({ err: error }, 'could not look for unpaid orders');
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
