import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import type { Database } from './database';
import { isPostgres } from './is-postgres';
import type { Tx } from './transaction';

/** An arbitrary number, the same on all servers. */
const STARTUP_LOCK = 7_370_139;
/** The other server may back up a large database, and each of its migrations may wait for its tables. */
const TIMEOUT_MS = 30 * MINUTE_MS;
const RETRY_EVERY_MS = 50;

/** Locks a name until the transaction ends. SQLite has one writer and needs no lock. */
export async function acquireAdvisoryLock(tx: Tx, name: string): Promise<void> {
  if (!isPostgres(tx)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** A SQLite file has one server. @throws when another server holds the lock for more than half an hour. */
export async function withStartupLock<Result>(db: Database, work: () => Promise<Result>) {
  if (!isPostgres(db)) return work();
  return db.connection().execute(async (connection) => {
    const deadline = performance.now() + TIMEOUT_MS;
    // Polled, because a statement that waits for the lock would time out.
    while (!(await tryStartupLock(connection))) {
      if (performance.now() > deadline)
        throw new Error('Another server is still opening this shop');
      await sleep(RETRY_EVERY_MS);
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${STARTUP_LOCK})`.execute(connection);
    }
  });
}

async function tryStartupLock(connection: Database): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${STARTUP_LOCK}) as locked`.execute(connection);
  return rows[0]?.locked ?? false;
}
