import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database';
import { runScheduledJob } from './scheduled-job';

/** Health checks of load balancers give up soon after. */
const TIMEOUT_MS = 3000;
/** Anyone may ask, and each write is synced to the disk. */
const WRITE_EVERY_MS = 5000;

/**
 * A full or read-only disk still answers reads, so the check writes. Concurrent requests share one:
 * on PostgreSQL each would lock the job's row and hold a connection that an order needs.
 * @returns the check, which throws when the database does not answer within 3 s, or refuses.
 */
export function readinessCheck(db: Database, clock: () => Date): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= ping(db, clock()).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function ping(db: Database, now: Date): Promise<void> {
  const timeout = sleep(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('The database does not answer');
  });
  const job = { name: 'readiness check', everyMs: WRITE_EVERY_MS, now };
  await Promise.race([runScheduledJob(db, job, async () => {}), timeout]);
}
