import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database';

/** Health checks of load balancers give up soon after. */
const TIMEOUT_MS = 3000;

/** @throws when the database does not answer within 3 s. */
export async function pingDatabase(db: Database): Promise<void> {
  const timeout = sleep(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('The database does not answer');
  });
  await Promise.race([sql`select 1`.execute(db), timeout]);
}
