import { CompiledQuery, sql } from 'kysely';
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from './database';
import { isPostgres } from './is-postgres';
import { MemoryLimiter } from './memory-limiter';

interface LimiterSettings {
  name: string;
  points: number;
  windowS: number;
  /** False: each server counts in its own memory, because a count is not worth a write. */
  shared: boolean;
  /** Refuses an exhausted key from memory until its window ends, without a query. */
  refuseFromMemory: boolean;
}

/** Counts in PostgreSQL for all servers; in memory on SQLite, and while PostgreSQL does not answer. */
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

/** The part of a `pg` pool that the library uses, on the shop's own connections. */
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
