import { sql } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './engine-of';
import type { Tx } from './transaction';

/** Any number of the shop's own; all its servers agree on it. */
const OPENING_LOCK = 7_370_139;
const LONGEST_OPENING = '120s';

/**
 * Makes other transactions that ask for the same name wait until this one ends. SQLite has one
 * writer at a time and needs no asking.
 */
export async function holdName(tx: Tx, name: string): Promise<void> {
  if (!isPostgres(tx)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/**
 * Runs the work while no other server of this database runs such work, so that several may start
 * together. A SQLite file has one server.
 */
export async function inTurn<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) return work();
  return db.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${LONGEST_OPENING}, false),
      set_config('statement_timeout', ${LONGEST_OPENING}, false)`.execute(connection);
    await sql`select pg_advisory_lock(${OPENING_LOCK})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${OPENING_LOCK})`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
