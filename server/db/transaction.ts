import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { DomainError } from '../../shared/domain/refusals';
import type { Database } from './database';
import { isConnectionLost, isTransient } from './engine-errors';
import type { ShopTables } from './schema';
import { withConnection } from './transaction-connection';

/** A transaction under way. Inside it the outer database is not touched: SQLite would wait for itself. */
export type Tx = Transaction<ShopTables>;

const MOST_TRIES = 5;
/** Nobody waits longer for another try to begin. */
const LAST_TRY_BEGINS_MS = 4000;
const FIRST_PAUSE_MS = 20;

/** Rolls the transaction back and runs it again: a row has changed since it was read. */
export class RetryTransaction extends Error {}

/**
 * Runs the work as one transaction: all of it, or, when it throws, nothing.
 * Deadlocks, serialisation failures, `RetryTransaction`, and a connection that was lost before the commit was
 * sent start it over, a bounded number of times, so the work must not reach outside the database.
 * @throws DomainError when the last try failed too: `conflict` for `RetryTransaction`, else `unavailable`.
 * @throws the engine's own error when the answer to the commit was lost: whether the work stands is
 * not known, and running it again could do it twice.
 */
export async function inTransaction<Result>(db: Database, work: (tx: Tx) => Promise<Result>) {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    let failure: unknown;
    let commitSent = false;
    try {
      return await db.transaction().execute(async (tx) => {
        try {
          const result = await withConnection(tx, work);
          commitSent = true;
          return result;
        } catch (error) {
          failure = error;
          throw error;
        }
      });
    } catch (error) {
      // On a lost connection the rollback fails as well, and its error says less.
      const cause = failure ?? error;
      const changed = cause instanceof RetryTransaction;
      const lost = !commitSent && isConnectionLost(cause);
      if (!changed && !lost && !isTransient(cause)) throw cause;
      const late = performance.now() - startedAt > LAST_TRY_BEGINS_MS;
      if (attempt === MOST_TRIES || late)
        throw new DomainError(changed ? 'conflict' : 'unavailable');
      if (!changed) await sleep(pauseAfter(attempt));
    }
  }
}

/** Up to 20, 40, 80, 160 ms at random, so that the same two do not meet again. */
function pauseAfter(attempt: number): number {
  return Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1);
}
