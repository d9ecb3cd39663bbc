import { removeExpiredCounts } from './db/create-rate-limiter';
import type { Database } from './db/database';
import { runScheduledJob } from './db/scheduled-job';
import { removeExpiredCodes } from './identity/sign-in-codes';
import { removeExpiredLogs } from './logs/log-store';
import { removeOldOrderEvents } from './orders/follow/order-events';
import { removeExpiredKeys } from './orders/place/idempotency-store';
import { forgetClients } from './orders/place/unpaid-orders';
import { removeUnusedPictures } from './pictures/picture-store';
import type { Platform } from './platform';

const SWEEP_EVERY_MS = 60 * 60 * 1000;
/** Whichever server looks first when the hour is over sweeps. */
const LOOK_EVERY_MS = SWEEP_EVERY_MS / 6;
const DAY_MS = 24 * SWEEP_EVERY_MS;

/**
 * Deletes what is past its time: sign-in codes, log entries after 7 days (spec §9), what limits have
 * counted, and after a day order keys, order events, where orders came from, and pictures that no
 * product shows.
 */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  await removeExpiredLogs(db, now.toISOString());
  await removeExpiredKeys(db, now);
  await removeOldOrderEvents(db, now);
  await removeExpiredCodes(db, now);
  await removeExpiredCounts(db, now);
  await forgetClients(db, now);
  await removeUnusedPictures(db, new Date(now.getTime() - DAY_MS).toISOString());
}

/**
 * Sweeps now and every hour, on one of all servers. A sweep that fails is logged; the next one makes
 * up for it.
 * @returns what stops it.
 */
export function sweepHourly(
  db: Database,
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
): () => void {
  const sweep = async () => {
    try {
      const now = clock();
      const work = { name: 'sweep', everyMs: SWEEP_EVERY_MS, now };
      await runScheduledJob(db, work, () => sweepExpired(db, now));
    } catch (error) {
      log.warn({ err: error }, 'could not delete what has expired');
    }
  };
  const timer = setInterval(sweep, LOOK_EVERY_MS);
  timer.unref();
  void sweep();
  return () => clearInterval(timer);
}
