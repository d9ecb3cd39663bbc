import type { Transaction } from 'kysely';
import { DomainError } from '../../shared/domain/refusals';
import type { Database } from './database';
import { isTransient } from './engine-errors';
import type { ShopTables } from './schema';

/** A transaction under way. Inside it the outer database is not touched: SQLite would wait for itself. */
export type Tx = Transaction<ShopTables>;

const MOST_TRIES = 5;

/** Thrown inside a transaction to have it rolled back and run again: a row changed under its feet. */
export class RunAgain extends Error {}

/**
 * Runs the work as one transaction: all of it, or, when it throws, nothing.
 * Deadlocks, serialisation failures and `RunAgain` start it over, a bounded
 * number of times, so the work must not reach outside the database.
 * @throws DomainError when the last try failed too: `conflict` for `RunAgain`, else `unavailable`.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const changed = error instanceof RunAgain;
      if (!changed && !isTransient(error)) throw error;
      if (attempt === MOST_TRIES) throw new DomainError(changed ? 'conflict' : 'unavailable');
    }
  }
}
