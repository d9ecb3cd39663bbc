import { CompiledQuery, sql } from 'kysely';
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from './database';
import { isPostgres } from './is-postgres';
import { MemoryLimiter } from './memory-limiter';

/** So many points in a window that begins with the first of them. */
export interface LimiterSettings {
  /** Distinguishes its keys from those of other limiters. */
  name: string;
  points: number;
  windowS: number;
  /** False: each server counts for itself, and no count is worth a write. */
  shared: boolean;
  /** A key that is spent is refused from memory until its window ends, without asking the database. */
  refuseFromMemory: boolean;
}

/**
 * Counts in PostgreSQL, where all servers of the shop do; a SQLite shop is one process and counts in
 * its memory. While PostgreSQL does not answer, each server counts in its memory, too.
 * @param onStoreError told of each count that PostgreSQL did not take.
 */
export function createRateLimiter(
  db: Database,
  { name, points, windowS, shared, refuseFromMemory }: LimiterSettings,
  onStoreError: (error: unknown) => void,
): RateLimiterAbstract {
  const counted = { keyPrefix: name, points, duration: windowS };
  const memory = new MemoryLimiter(counted);
  if (!shared || !isPostgres(db)) return memory;
  return new RateLimiterPostgres({
    ...counted,
    storeClient: storeClient(db, onStoreError),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: memory,
    ...(refuseFromMemory && { inMemoryBlockOnConsumed: points + 1 }),
  });
}

/** What the library asks of a pool, from the shop's own. */
function storeClient(db: Database, onStoreError: (error: unknown) => void) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      try {
        const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
        return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
      } catch (error) {
        onStoreError(error);
        throw error;
      }
    },
  };
}

export async function removeExpiredCounts(db: Database, now: Date): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`delete from rate_limits where expire < ${now.getTime()}`.execute(db);
}
