import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 5000;

/** Counts and sums arrive as numbers; nothing in the shop outgrows 2^53. */
const NUMERIC_TYPES: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/**
 * PostgreSQL through a pool.
 * @param onIdleError told of a connection that broke while nobody used it; the pool replaces it.
 */
export function postgresDialect(
  connectionString: string,
  onIdleError: (error: Error) => void,
): Dialect {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        NUMERIC_TYPES.includes(type) ? Number : pg.types.getTypeParser(type, format ?? 'text'),
    },
  });
  pool.on('error', onIdleError);
  return new PostgresDialect({ pool });
}
