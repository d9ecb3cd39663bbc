import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database';
import { runScheduledJob } from './scheduled-job';

/** Health checks of load balancers give up soon after. */
const TIMEOUT_MS = 3000;
/** Anyone may ask, and each write is synced to the disk. */
const WRITE_EVERY_MS = 5000;

/**
 * Checks that the database takes writes: one on a full or read-only disk still answers reads.
 * @throws when it does not answer within 3 s, or refuses.
 */
export async function pingDatabase(db: Database, clock: () => Date): Promise<void> {
  const timeout = sleep(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('The database does not answer');
  });
  const job = { name: 'readiness check', everyMs: WRITE_EVERY_MS, now: clock() };
  await Promise.race([runScheduledJob(db, job, async () => {}), timeout]);
}
