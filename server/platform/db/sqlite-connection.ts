import { backup, DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import type { QueryResult, SqliteDatabase, SqliteStatement } from 'kysely';

const MOST_CACHED = 500;
const BUSY_TIMEOUT_MS = 5000;

/** SQLite's result codes that the shop tells apart; an extended code falls back to its last byte. */
const NAMES: Record<number, string> = {
  5: 'BUSY',
  6: 'LOCKED',
  8: 'READONLY',
  10: 'IOERR',
  11: 'CORRUPT',
  13: 'FULL',
  14: 'CANTOPEN',
  15: 'PROTOCOL',
  19: 'CONSTRAINT',
  26: 'NOTADB',
  787: 'CONSTRAINT_FOREIGNKEY',
  1555: 'CONSTRAINT_PRIMARYKEY',
  2067: 'CONSTRAINT_UNIQUE',
};

export class SqliteError extends Error {
  readonly code: string;

  constructor(message: string, resultCode: number, cause: unknown) {
    super(message, { cause });
    this.code = `SQLITE_${NAMES[resultCode] ?? NAMES[resultCode & 0xff] ?? 'ERROR'}`;
  }
}

export function isDamage(error: unknown): error is SqliteError {
  return error instanceof SqliteError && /CORRUPT|NOTADB/.test(error.code);
}

interface SqliteOptions {
  /** How long a statement waits for another connection's lock. */
  timeoutMs?: number;
  readOnly?: boolean;
}

/** Statements are cached by their text. Only this file knows the driver. */
export class SqliteConnection implements SqliteDatabase {
  readonly #database: InstanceType<typeof DatabaseSync>;
  readonly #statements = new Map<string, SqliteStatement>();

  /** Foreign keys are on. @param file is created when absent; `:memory:` is in no file. */
  constructor(file: string, { timeoutMs = BUSY_TIMEOUT_MS, readOnly = false }: SqliteOptions = {}) {
    this.#database = named(() => new DatabaseSync(file, { timeout: timeoutMs, readOnly }));
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  exec(statements: string): void {
    named(() => this.#database.exec(statements));
  }

  query<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    const statement = this.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  /** Preparing takes a fifth of the time of a read. */
  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = asStatement(named(() => this.#database.prepare(sql)));
    if (this.#statements.size >= MOST_CACHED) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  defineFunction(name: string, call: (first: string, second: string) => null): void {
    this.#database.function(name, (first: unknown, second: unknown) =>
      call(String(first), String(second)),
    );
  }

  /** Copies the whole database, as this connection's transaction sees it, into a new file. */
  async copyTo(file: string): Promise<void> {
    await backup(this.#database, file).catch(rename);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}

function asStatement(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => named(() => statement.all(...bindable(parameters))),
    run: (parameters) => named(() => statement.run(...bindable(parameters))),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}

/** The driver would bind a forgotten value as null. */
function bindable(parameters: readonly unknown[]): readonly unknown[] {
  if (parameters.includes(undefined)) throw new TypeError('A value of a statement is undefined');
  return parameters;
}

function named<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return rename(error);
  }
}

function rename(error: unknown): never {
  if (!(error instanceof Error && 'errcode' in error)) throw error;
  throw new SqliteError(error.message, Number(error.errcode), error);
}
