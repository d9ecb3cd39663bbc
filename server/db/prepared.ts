import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './is-postgres';
import { connectionOf } from './transaction-connection';

/** Stands for a value while a statement is compiled, and names the place of the value. */
class Placeholder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

/**
 * A statement that is compiled once for each shape of its values and then only bound. Building one
 * with Kysely takes several times as long as SQLite needs to run it, and an order has sixteen.
 * Values are bound by their names, such as `.row.id`, so the order of a row's keys does not matter.
 * @param build called with placeholders: it may pass values on, but not look at them.
 */
export function prepared<Values, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<QueryResult<Row>> {
  // Orders have at most 50 lines, which bounds the shapes.
  const statements = new Map<string, CompiledQuery<Row>>();
  return (db, values) => {
    const named = new Map<string, unknown>();
    collect(values, '', named);
    const shape = `${isPostgres(db)} ${[...named.keys()].join()}`;
    let statement = statements.get(shape);
    if (!statement) {
      statement = build(db, withPlaceholders(values, '') as Values).compile();
      statements.set(shape, statement);
    }
    const parameters = statement.parameters.map((each) =>
      each instanceof Placeholder ? named.get(each.path) : each,
    );
    return (connectionOf(db) ?? db).executeQuery({ ...statement, parameters });
  };
}

/** Collects every single value by its path. */
function collect(value: unknown, path: string, into: Map<string, unknown>): void {
  if (isNested(value)) {
    for (const [name, part] of Object.entries(value)) collect(part, `${path}.${name}`, into);
  } else if (value === undefined) {
    throw new TypeError(`The value ${path} of a prepared statement is undefined`);
  } else {
    into.set(path, value);
  }
}

/** The same arrays and objects with a placeholder for every single value. */
function withPlaceholders(value: unknown, path: string): unknown {
  if (!isNested(value)) return new Placeholder(path);
  const parts = Object.entries(value).map(
    ([name, part]) => [name, withPlaceholders(part, `${path}.${name}`)] as const,
  );
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
