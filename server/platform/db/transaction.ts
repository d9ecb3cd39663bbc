import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Database } from './database';
import { isConnectionLost, isTransient } from './engine-errors';
import type { ShopTables } from './schema';
import { withConnection } from './transaction-connection';

/** A running transaction. Its work must not use the outer database: SQLite would wait for itself. */
export type Tx = Transaction<ShopTables>;

const MOST_TRIES = 5;
/** No retry begins later than this. */
const LAST_TRY_BEGINS_MS = 4000;
const FIRST_PAUSE_MS = 20;

export class RetryTransaction extends Error {}

/**
 * Runs the work as one transaction; if it throws, nothing is written.
 * Deadlocks, serialisation failures, `RetryTransaction` and a connection lost before the commit are
 * retried a bounded number of times, so the work must have no effects outside the database.
 * @throws DomainError when the last retry fails: `conflict` for `RetryTransaction`, else `unavailable`.
 * @throws the engine's error when the reply to the commit was lost. The work may be committed, so it
 * is not retried.
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
      // On a lost connection the rollback fails as well, with a less useful error.
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

/** Random, up to 20, 40, 80 or 160 ms, so that two transactions do not collide again. */
function pauseAfter(attempt: number): number {
  return Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1);
}
