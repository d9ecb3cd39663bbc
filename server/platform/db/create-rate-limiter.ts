import { CompiledQuery, sql } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from './database';
import { isPostgres } from './is-postgres';

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

/** About 1.5 MB. Someone with more networks than this can reset counts, but cannot fill the memory. */
const MAX_COUNTED_KEYS = 10_000;

interface Count {
  points: number;
  /** By the machine's clock (ms). */
  readonly endsAt: number;
}

interface Options {
  /** Seconds, instead of the limiter's own, for a window that begins now. */
  customDuration?: number;
}

/**
 * Counts in memory. Unlike the library's own store, it limits the number of keys, because clients can
 * make them up: the oldest window is dropped. Counts that return to zero are deleted, and no timers
 * are set.
 */
class MemoryLimiter extends RateLimiterMemory {
  readonly #counts = new Map<string, Count>();

  override async consume(key: string, points = 1, options: Options = {}) {
    const result = this.#add(key, points, options);
    if (result.consumedPoints > this.points) throw result;
    return result;
  }

  override async reward(key: string, points = 1) {
    return this.#add(key, -points, {});
  }

  override async delete(key: string) {
    return this.#counts.delete(key);
  }

  #add(key: string, points: number, { customDuration = this.duration }: Options): RateLimiterRes {
    const now = Date.now();
    let count = this.#counts.get(key);
    if (!count || count.endsAt <= now) {
      this.#counts.delete(key);
      count = { points: 0, endsAt: now + customDuration * 1000 };
      this.#counts.set(key, count);
    }
    count.points += points;
    if (count.points <= 0) this.#counts.delete(key);
    const [oldest = key] = this.#counts.keys();
    if (this.#counts.size > MAX_COUNTED_KEYS) this.#counts.delete(oldest);
    const left = Math.max(0, this.points - count.points);
    return new RateLimiterRes(left, count.endsAt - now, count.points);
  }
}
