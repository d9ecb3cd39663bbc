import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { isOutdatedPlan } from './engine-errors';

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
  /** Disables statement and lock time-outs, for migrations of large tables. */
  withoutTimeouts?: boolean;
}

export function postgresDialect(settings: PostgresSettings): Dialect {
  const { connectionString, poolSize, onConnectionError, withoutTimeouts = false } = settings;
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(withoutTimeouts ? {} : TIMEOUTS),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        NUMERIC_TYPES.includes(type) ? Number : pg.types.getTypeParser(type, format ?? 'text'),
    },
  });
  // The pool hears idle connections only. An unheard error of a busy one would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => {});
  const nameOf = statementNames();
  return new PostgresDialect({
    pool: {
      connect: async () => new LentConnection(await pool.connect(), nameOf),
      end: () => pool.end(),
    },
  });
}

const BEGINS = /^(?:begin|start transaction)\b/;
const ENDS = /^(?:commit|rollback)$/;

/** The name under which a connection keeps a statement that it has planned; none for one too many. */
type StatementNames = (text: string) => string | undefined;

/** One name never stands for two statements: all connections of a pool share the names. */
function statementNames(): StatementNames {
  const MOST_KEPT = 300;
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= MOST_KEPT) return known;
    const name = `shop-${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * A borrowed connection. After an error that the server did not send, or its last one, its state is
 * unknown: it is closed when it comes back.
 */
class LentConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #nameOf: StatementNames;
  #isInTransaction = false;
  #failure: Error | undefined;

  constructor(client: pg.PoolClient, nameOf: StatementNames) {
    this.#client = client;
    this.#nameOf = nameOf;
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
    // Writes use keys, so one plan serves them. Lists are planned for what each asks.
    if (ENDS.test(text)) this.#isInTransaction = false;
    const name = this.#isInTransaction ? this.#nameOf(text) : undefined;
    if (BEGINS.test(text)) this.#isInTransaction = true;
    try {
      return await this.#client.query({ text, values: [...values], ...(name && { name }) });
    } catch (error) {
      const isServers = error instanceof pg.DatabaseError && error.severity !== 'FATAL';
      if (error instanceof Error && (!isServers || isOutdatedPlan(error))) this.#failure = error;
      throw error;
    }
  }
}
