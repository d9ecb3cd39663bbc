import { Socket } from 'node:net';
import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { isOutdatedPlan, isReadOnly } from './engine-errors';

const CONNECT_TIMEOUT_MS = 5000;
export const KEEP_ALIVE_AFTER_MS = 10_000;

/** In ms, far above any statement of daily work. */
const TIMEOUTS = {
  statement_timeout: 15_000,
  lock_timeout: 5000,
  // A forgotten transaction releases its locks.
  idle_in_transaction_session_timeout: 10_000,
  // Longer than the server's own timeout: the connection is dead.
  query_timeout: 20_000,
};

/** Counts and sums are parsed as numbers; none in the shop exceeds 2^53. */
const NUMERIC_TYPES: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

interface PostgresSettings {
  connectionString: string;
  /** The largest number of connections, without the one for notifications. */
  poolSize: number;
  onConnectionError: (error: Error) => void;
  /** Disables statement and lock timeouts, for migrations of large tables. */
  withoutTimeouts?: boolean;
}

interface PostgresEngine {
  dialect: Dialect;
  /** Notes what the open connections have read so far; the result closes those that have read nothing since. */
  watchPool: () => () => void;
}

export function postgresEngine(settings: PostgresSettings): PostgresEngine {
  const { connectionString, poolSize, onConnectionError, withoutTimeouts = false } = settings;
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
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
  // The pool handles errors of idle connections only. An unhandled one of a busy connection ends the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => {});
  const nameOf = statementNames();
  const dialect = new PostgresDialect({
    pool: {
      connect: async () => new LentConnection(await pool.connect(), nameOf),
      end: () => pool.end(),
    },
  });
  const watchPool = () => {
    const watched = [...sockets].map((socket) => ({ socket, read: socket.bytesRead }));
    return () => {
      for (const { socket, read } of watched) if (socket.bytesRead === read) socket.destroy();
    };
  };
  return { dialect, watchPool };
}

const BEGINS = /^(?:begin|start transaction)\b/;
const ENDS = /^(?:commit|rollback)$/;

type StatementNames = (text: string) => string | undefined;

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
 * A connection taken from the pool. After a fatal error, or one that the server did not send, its
 * state is unknown; after another, a new connection would do better: the pool closes it on release.
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
    // Writes find their rows by keys, so one plan serves them. Lists are planned for their own filters.
    if (ENDS.test(text)) this.#isInTransaction = false;
    const name = this.#isInTransaction ? this.#nameOf(text) : undefined;
    if (BEGINS.test(text)) this.#isInTransaction = true;
    try {
      return await this.#client.query({ text, values: [...values], ...(name && { name }) });
    } catch (error) {
      const isServers = error instanceof pg.DatabaseError && error.severity !== 'FATAL';
      const isToLeave = !isServers || isOutdatedPlan(error) || isReadOnly(error);
      if (error instanceof Error && isToLeave) this.#failure = error;
      throw error;
    }
  }
}
