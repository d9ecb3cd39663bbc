import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './is-postgres';
import { connectionOf } from './transaction-connection';

/** Stands for a value while a statement is compiled, and says which one it is. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A statement that is compiled once for each shape of its values and then only bound. Building one
 * with Kysely takes several times as long as SQLite needs to run it, and an order has sixteen.
 * The shape names every key, so rows whose keys come in another order have a statement of their own.
 * @param build called with placeholders: it may pass values on, but not look at them.
 */
export function prepared<Values, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<QueryResult<Row>> {
  // Orders have at most 50 lines, which bounds the shapes.
  const statements = new Map<string, CompiledQuery<Row>>();
  return (db, values) => {
    const flat: Flat = { shape: isPostgres(db) ? 'postgres' : 'sqlite', values: [] };
    flatten(values, flat);
    let statement = statements.get(flat.shape);
    if (!statement) {
      statement = build(db, withPlaceholders(values, { next: 0 }) as Values).compile();
      statements.set(flat.shape, statement);
    }
    const parameters = statement.parameters.map((each) =>
      each instanceof Placeholder ? flat.values[each.index] : each,
    );
    return (connectionOf(db) ?? db).executeQuery({ ...statement, parameters });
  };
}

interface Flat {
  /** All keys, with their nesting, in the order in which they stand. */
  shape: string;
  /** The single values in the same order. */
  values: unknown[];
}

function flatten(value: unknown, flat: Flat): void {
  if (value === undefined) {
    throw new TypeError(`A value of a prepared statement is undefined, after ${flat.shape}`);
  }
  if (!isNested(value)) {
    flat.values.push(value);
    return;
  }
  flat.shape += '(';
  for (const [name, part] of Object.entries(value)) {
    flat.shape += `${name},`;
    flatten(part, flat);
  }
  flat.shape += ')';
}

/** The same arrays and objects with a placeholder for every single value, numbered like `flatten`'s. */
function withPlaceholders(value: unknown, count: { next: number }): unknown {
  if (!isNested(value)) {
    const placeholder = new Placeholder(count.next);
    count.next += 1;
    return placeholder;
  }
  const parts = Object.entries(value).map(
    ([name, part]) => [name, withPlaceholders(part, count)] as const,
  );
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
