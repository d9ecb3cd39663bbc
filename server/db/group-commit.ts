import type SQLite from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Checkpoints } from './checkpoints';
import type { Message, SqliteNotifications } from './sqlite-notifications';

/** A transaction hardly waits longer than this for others to be committed with it. */
const LONGEST_GROUP_MS = 20;

/** Makes a statement ready, or finds it as it was made ready before. */
type Prepare = (query: string) => SQLite.Statement;

/** A transaction whose work is done, until its group is committed. */
interface Done {
  readonly published: readonly Message[];
  readonly committed: () => void;
  readonly failed: (error: unknown) => void;
}

/** Transactions that reach the disk together. */
interface Group {
  readonly begunAt: number;
  readonly done: Done[];
  /** How many were done when it was last looked at. */
  seen: number;
  /** To be committed as soon as nobody is at work in it. */
  isDue: boolean;
  /** Why nothing of it stands, when the disk ended it. */
  failure?: unknown;
}

/** The connection for as long as one borrower has it. */
interface Lent extends DatabaseConnection {
  /** That its transaction is part of; absent outside one. */
  group?: Group;
  /** Lent to the next one already, while its transaction waits for the commit. */
  isHandedOn?: boolean;
}

/**
 * Lends SQLite's one connection to whoever comes, in their order, and commits the transactions that
 * came together as one: a disk takes as long for ten orders as for one. Each is a savepoint within
 * the group, so that one that is refused takes nothing of the others with it, and nobody is told of
 * success before the group is on the disk. Whoever asks outside a transaction sees only what is
 * committed. A group grows while each turn of the event loop brings another transaction; one that
 * comes alone is committed in the next turn.
 */
export class GroupCommitDriver implements Driver {
  readonly #database: SQLite.Database;
  readonly #prepare: Prepare;
  readonly #notifications: SqliteNotifications;
  readonly #checkpoints: Checkpoints | undefined;
  readonly #waiting: { lent: Lent; resolve: () => void }[] = [];
  #borrower: Lent | undefined;
  #group: Group | undefined;

  /** @param checkpoints absent where SQLite makes them by itself, within a commit. */
  constructor(
    database: SQLite.Database,
    prepare: Prepare,
    notifications: SqliteNotifications,
    checkpoints?: Checkpoints,
  ) {
    this.#database = database;
    this.#prepare = prepare;
    this.#notifications = notifications;
    this.#checkpoints = checkpoints;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const lent: Lent = {
      executeQuery: async (query) => this.#answer(lent, query),
      streamQuery: () => {
        throw new TypeError('The shop reads without cursors');
      },
    };
    if (this.#borrower) await new Promise<void>((resolve) => this.#waiting.push({ lent, resolve }));
    else this.#borrower = lent;
    return lent;
  }

  async releaseConnection(lent: Lent): Promise<void> {
    if (!lent.isHandedOn) this.#handOn();
  }

  async beginTransaction(lent: Lent): Promise<void> {
    if (!this.#group) {
      this.#run('begin');
      const group = { begunAt: performance.now(), done: [], seen: 0, isDue: false };
      this.#group = group;
      setImmediate(() => this.#look(group));
    }
    this.#run('savepoint work');
    lent.group = this.#group;
  }

  async commitTransaction(lent: Lent): Promise<void> {
    const group = this.#groupOf(lent);
    this.#run('release work');
    const committed = new Promise<void>((resolve, reject) => {
      const published = this.#notifications.takePublished();
      group.done.push({ published, committed: resolve, failed: reject });
    });
    lent.isHandedOn = true;
    this.#handOn();
    await committed;
  }

  async rollbackTransaction(lent: Lent): Promise<void> {
    // Nothing is left of a group that failed.
    if (!this.#group || lent.group !== this.#group) return;
    this.#notifications.takePublished();
    this.#run('rollback to work');
    this.#run('release work');
  }

  async destroy(): Promise<void> {
    this.#commitGroup();
    await this.#checkpoints?.close();
    this.#database.close();
  }

  /** @throws what ended the group: its work does not go on as single statements. */
  #groupOf({ group }: Lent): Group {
    if (group && group === this.#group) return group;
    throw group?.failure ?? new Error('The transaction has ended');
  }

  #answer<Row>(lent: Lent, { sql, parameters }: CompiledQuery): QueryResult<Row> {
    if (lent.group) this.#groupOf(lent);
    else this.#commitGroup();
    return this.#guard(() => {
      const statement = this.#prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      if (!lent.group) this.#checkpoints?.count(1);
      return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
    });
  }

  #run(command: string): void {
    this.#guard(() => this.#prepare(command).run());
  }

  /** A disk that is full or fails ends the transaction by itself, and with it the whole group. */
  #guard<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (this.#group && !this.#database.inTransaction) this.#fail(error);
      throw error;
    }
  }

  #commitGroup(): void {
    const group = this.#group;
    if (!group) return;
    try {
      this.#prepare('commit').run();
    } catch (error) {
      if (this.#database.inTransaction) this.#prepare('rollback').run();
      this.#fail(error);
      return;
    }
    this.#group = undefined;
    for (const { committed } of group.done) committed();
    for (const { published } of group.done) this.#notifications.deliver(published);
    this.#checkpoints?.count(group.done.length);
  }

  #fail(error: unknown): void {
    const group = this.#group;
    if (!group) return;
    this.#group = undefined;
    group.failure = error;
    this.#notifications.takePublished();
    for (const { failed } of group.done) failed(error);
  }

  #handOn(): void {
    if (this.#group?.isDue) this.#commitGroup();
    const next = this.#waiting.shift();
    this.#borrower = next?.lent;
    next?.resolve();
  }

  /** Once in each turn of the event loop: whether the group has grown in it. */
  #look(group: Group): void {
    if (group !== this.#group) return;
    const isYoung = performance.now() - group.begunAt < LONGEST_GROUP_MS;
    if (isYoung && group.done.length > group.seen) {
      group.seen = group.done.length;
      setImmediate(() => this.#look(group));
      return;
    }
    group.isDue = true;
    if (!this.#borrower) this.#commitGroup();
  }
}
