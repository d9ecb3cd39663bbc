import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import { connectionOf } from './connection-of';
import type { Database } from './database';
import { isPostgres } from './is-postgres';

/** Stands in a built statement where one of the values goes. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A statement that is built once and then only given its values: building one anew takes as long as
 * SQLite needs to run it, and an order has a dozen.
 * @param build is called with a stand-in for each value, so it may hand them on but not look at them;
 * once for each engine, and for each length of the arrays among them.
 */
export function prepared<Values, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<QueryResult<Row>> {
  const built = new Map<string, CompiledQuery<Row>>();
  return (db, values) => {
    const given: unknown[] = [];
    const shape = `${isPostgres(db)}${collect(values, given)}`;
    let query = built.get(shape);
    if (!query) {
      let index = 0;
      const places = replace(values, () => new Place(index++)) as Values;
      query = build(db, places).compile();
      built.set(shape, query);
    }
    const parameters = query.parameters.map((each) =>
      each instanceof Place ? given[each.index] : each,
    );
    return (connectionOf(db) ?? db).executeQuery({ ...query, parameters });
  };
}

/** Lists all values that stand alone, and answers the lengths of the arrays in which they stand. */
function collect(value: unknown, into: unknown[]): string {
  const isList = Array.isArray(value);
  if (!isList && !isRow(value)) {
    into.push(value);
    return '';
  }
  let lengths = isList ? ` ${value.length}` : '';
  for (const part of isList ? value : Object.values(value)) lengths += collect(part, into);
  return lengths;
}

/** The same arrays and objects with something else for each value, taken in the same order. */
function replace(value: unknown, other: () => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => replace(part, other));
  if (!isRow(value)) return other();
  const parts = Object.entries(value).map(([name, part]) => [name, replace(part, other)]);
  return Object.fromEntries(parts);
}

function isRow(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
