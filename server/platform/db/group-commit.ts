import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { SqliteConnection } from './sqlite-connection';
import type { Message, SqliteNotifications } from './sqlite-notifications';

/** A transaction whose work is done and which waits for its group's commit. */
interface Waiting {
  readonly messages: readonly Message[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Group {
  readonly waiting: Waiting[];
  /** Commit as soon as no transaction is at work in it. */
  isDue: boolean;
  /** Set when SQLite has rolled the group back, for example on a full disk. */
  failure?: unknown;
}

/** The connection while one caller has it. */
interface Lease extends DatabaseConnection {
  /** The group of the caller's transaction; absent outside a transaction. */
  group?: Group;
}

/**
 * Shares SQLite's one connection and commits transactions in groups, because syncing ten orders to
 * the disk takes as long as syncing one.
 *
 * 1. Callers get the connection one after another, first come, first served.
 * 2. The first transaction begins a group (`begin`). Each transaction is a savepoint in it, so a
 *    refused transaction rolls back alone.
 * 3. A transaction whose work is done passes the connection on and waits. The group is committed
 *    when the event loop comes round, so a lone order hardly waits.
 * 4. Only then do its transactions resolve and their messages go out. If the commit fails, all of
 *    them reject.
 * 5. A query outside a transaction commits the group first: it never reads what a crash could undo.
 */
export class GroupCommitDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #notifications: SqliteNotifications;
  readonly #queue: { lease: Lease; start: () => void }[] = [];
  #holder: Lease | undefined;
  #group: Group | undefined;

  constructor(connection: SqliteConnection, notifications: SqliteNotifications) {
    this.#connection = connection;
    this.#notifications = notifications;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const lease: Lease = {
      executeQuery: async (query) => this.#execute(lease, query),
      streamQuery: () => {
        throw new TypeError('The shop reads without cursors');
      },
    };
    if (this.#holder) await new Promise<void>((start) => this.#queue.push({ lease, start }));
    else this.#holder = lease;
    return lease;
  }

  async releaseConnection(lease: Lease): Promise<void> {
    // A committed transaction has passed the connection on already.
    if (lease === this.#holder) this.#passOn();
  }

  async beginTransaction(lease: Lease): Promise<void> {
    if (!this.#group) {
      this.#run('begin');
      const group: Group = { waiting: [], isDue: false };
      this.#group = group;
      setImmediate(() => this.#commitWhenIdle(group));
    }
    this.#run('savepoint work');
    lease.group = this.#group;
  }

  async commitTransaction(lease: Lease): Promise<void> {
    const group = this.#openGroupOf(lease);
    this.#run('release work');
    const messages = this.#notifications.takePublished();
    const committed = new Promise<void>((resolve, reject) => {
      group.waiting.push({ messages, resolve, reject });
    });
    this.#passOn();
    await committed;
  }

  async rollbackTransaction(lease: Lease): Promise<void> {
    // A failed group has already been rolled back.
    if (!this.#group || lease.group !== this.#group) return;
    this.#notifications.takePublished();
    this.#run('rollback to work');
    this.#run('release work');
  }

  async destroy(): Promise<void> {
    this.#commitGroup();
    await this.#connection.close();
  }

  #execute<Row>(lease: Lease, { sql, parameters }: CompiledQuery): QueryResult<Row> {
    if (lease.group) this.#openGroupOf(lease);
    else this.#commitGroup();
    return this.#run(sql, parameters);
  }

  /** @throws when the group has ended: SQLite would commit the transaction's next statement alone. */
  #openGroupOf({ group }: Lease): Group {
    if (group && group === this.#group) return group;
    throw group?.failure ?? new Error('The transaction has ended');
  }

  #run<Row>(sql: string, parameters?: readonly unknown[]): QueryResult<Row> {
    try {
      return this.#connection.query(sql, parameters);
    } catch (error) {
      // A full or failing disk makes SQLite roll the whole group back.
      if (!this.#connection.isInTransaction) this.#failGroup(error);
      throw error;
    }
  }

  #commitWhenIdle(group: Group): void {
    if (group !== this.#group) return;
    group.isDue = true;
    if (!this.#holder) this.#commitGroup();
  }

  #commitGroup(): void {
    const group = this.#group;
    if (!group) return;
    try {
      this.#connection.query('commit');
    } catch (error) {
      if (this.#connection.isInTransaction) this.#connection.query('rollback');
      this.#failGroup(error);
      return;
    }
    this.#group = undefined;
    for (const { resolve } of group.waiting) resolve();
    for (const { messages } of group.waiting) this.#notifications.deliver(messages);
  }

  #failGroup(error: unknown): void {
    const group = this.#group;
    if (!group) return;
    this.#group = undefined;
    group.failure = error;
    this.#notifications.takePublished();
    for (const { reject } of group.waiting) reject(error);
  }

  #passOn(): void {
    if (this.#group?.isDue) this.#commitGroup();
    const next = this.#queue.shift();
    this.#holder = next?.lease;
    next?.start();
  }
}
