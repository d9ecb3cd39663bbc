import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5000;
/** So long a line may be silent before it is asked whether it still stands. */
export const KEEP_ALIVE_AFTER_MS = 10_000;

/** Milliseconds. Nothing of the shop's daily work comes near them. */
const TIMEOUTS = {
  statement_timeout: 15_000,
  lock_timeout: 5000,
  // A transaction that is forgotten gives its rows back.
  idle_in_transaction_session_timeout: 10_000,
  // Beyond the server's own time-out nothing is going to come: the line is dead.
  query_timeout: 20_000,
};

/** Counts and sums arrive as numbers; nothing in the shop outgrows 2^53. */
const NUMERIC_TYPES: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

export interface PostgresSettings {
  connectionString: string;
  /** The most connections that this process holds, besides the one that listens. */
  poolSize: number;
  /** Told of each connection that breaks, used or not; the pool replaces it. */
  onConnectionError: (error: Error) => void;
  /** Without time-outs for statements and locks: a change of a large table takes what it takes. */
  patient?: boolean;
}

/** PostgreSQL through a pool. */
export function postgresDialect(settings: PostgresSettings): Dialect {
  const { connectionString, poolSize, onConnectionError, patient = false } = settings;
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(patient ? {} : TIMEOUTS),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        NUMERIC_TYPES.includes(type) ? Number : pg.types.getTypeParser(type, format ?? 'text'),
    },
  });
  // The pool hears idle connections only. One that breaks in a transaction, between two statements,
  // would end the process if nobody heard it.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => {});
  return new PostgresDialect({
    pool: { connect: async () => new LentConnection(await pool.connect()), end: () => pool.end() },
  });
}

/**
 * A connection for as long as it is borrowed. After an error that the server did not send, or its last one, nobody
 * knows in what state it is: it is asked nothing more, and closed when it comes back.
 */
class LentConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #failure: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    asked: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof asked !== 'string') throw new TypeError('The shop reads without cursors');
    return this.#ask(asked, values) as Promise<PostgresQueryResult<Row>>;
  }

  release(): void {
    this.#client.release(this.#failure);
  }

  async #ask(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#failure) throw this.#failure;
    try {
      return await this.#client.query(text, [...values]);
    } catch (error) {
      const isServers = error instanceof pg.DatabaseError && error.severity !== 'FATAL';
      if (error instanceof Error && !isServers) this.#failure = error;
      throw error;
    }
  }
}
