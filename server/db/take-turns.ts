import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './engine-of';
import type { Tx } from './transaction';

/** Any number of the shop's own; all its servers agree on it. */
const OPENING_LOCK = 7_370_139;
const LONGEST_WAIT_MS = 120_000;
const LOOK_EVERY_MS = 50;

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
 * @throws when it is not this server's turn within two minutes.
 */
export async function inTurn<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) return work();
  return db.connection().execute(async (connection) => {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    // Asked again and again: a statement that waited so long would run into its time-out.
    while (!(await isMine(connection))) {
      if (performance.now() > deadline)
        throw new Error('Another server is still opening this shop');
      await sleep(LOOK_EVERY_MS);
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${OPENING_LOCK})`.execute(connection);
    }
  });
}

async function isMine(connection: Database): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_lock(${OPENING_LOCK}) as mine`.execute(connection);
  return rows[0]?.mine ?? false;
}
