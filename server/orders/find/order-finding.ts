/**
 * The queries of a search. How long a join of words and orders takes hangs on what PostgreSQL
 * guesses, from a random sample, of the words that begin so. So nothing here is joined: the order of
 * each id is looked up by a query of its own, which neither engine makes into a join.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { MOST_FOUND_COUNTED, type OrderFilter } from '../../../shared/contract/orders-contract';
import { listOf, namesOf, passing, sortColumns, sortedBy, unindexed, where } from './order-paging';
import { type Search, wordBegins } from './plan-search';

/** A search of the orders that pass a filter. */
export interface Looking {
  filter: OrderFilter;
  search: Search;
  /** How many orders pass the filter. */
  listed: number;
}

/** The last of the orders that are looked through: what the list is sorted by, in that order. */
export type LastLooked = Readonly<Record<string, string | number>>;

/** What a search finds by its words, in the order of the list, up to the number that is counted. */
export function foundByWords(looking: Looking): RawBuilder<{ id: string }> {
  return inOrder(looking.filter, sql`${named(looking)} limit ${MOST_FOUND_COUNTED}`);
}

/** The filter's page of all that a search finds by its words. */
export function pageByWords(looking: Looking): RawBuilder<{ id: string }> {
  const { limit, offset } = looking.filter;
  return sql`${inOrder(looking.filter, named(looking))} limit ${limit} offset ${offset}`;
}

/** The last of the first so many orders in the filter's list. */
export function lastOf({ filter, listed }: Looking, orders: number): RawBuilder<LastLooked> {
  return sql`select ${namesOf(sortColumns(filter))} from (${listOf(filter, listed)}) as listed
    ${sorted(filter)} limit 1 offset ${orders - 1}`;
}

/**
 * The first so many that are found by holding the list against the words, in its order.
 * @param last up to which order, if not to the end.
 */
export function lookedThrough(
  { filter, search, listed }: Looking,
  most: number,
  last: LastLooked | undefined,
): RawBuilder<{ id: string }> {
  const id = sql.ref('listed.id');
  const conditions = [...search.first, ...search.others].map((word) => hasWord(id, word));
  if (last) {
    const within = sql.raw(filter.sort.startsWith('-') ? '>=' : '<=');
    const columns = sortColumns(filter);
    const values = sql.join(columns.map((column) => last[column]));
    conditions.unshift(sql`(${namesOf(columns)}) ${within} (${values})`);
  }
  return sql`select id from (${listOf(filter, listed)}) as listed ${where(conditions)}
    ${sorted(filter)} limit ${most}`;
}

/** The ids of the orders that the first words name, of those that pass everything else. */
function named({ filter, search }: Looking): RawBuilder<unknown> {
  const { first, others } = search;
  // An intersection names each order once by itself.
  const ids = first.length > 1 ? sql`order_id` : sql`distinct order_id`;
  const byWord = first.map((word) => sql`select ${ids} from order_words where ${wordBegins(word)}`);
  const id = sql.ref('named.order_id');
  const conditions = others.map((word) => hasWord(id, word));
  const filtered = unindexed(passing(filter));
  if (filtered.length > 0) conditions.unshift(exists('orders', [sql`id = ${id}`, ...filtered]));
  return sql`select order_id as id from (${sql.join(byWord, sql` intersect `)}) as named
    ${where(conditions)}`;
}

function inOrder(filter: OrderFilter, found: RawBuilder<unknown>): RawBuilder<{ id: string }> {
  const keys = sortColumns(filter)
    .filter((column) => column !== 'id')
    .map((column) => {
      const key = sql.ref(column);
      return sql`(select ${key} from orders where orders.id = found.id) as ${key}`;
    });
  const keyed = sql`select ${sql.join([sql`id`, ...keys])} from (${found}) as found`;
  return sql`select id from (${keyed}) as keyed ${sorted(filter)}`;
}

function sorted(filter: OrderFilter): RawBuilder<unknown> {
  return sortedBy(sortColumns(filter), filter.sort.startsWith('-') ? 'desc' : 'asc');
}

/** By the index of each order's few words: that of all words might be read for each order. */
function hasWord(orderId: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
  return exists('order_words', [sql`order_id = ${orderId}`, ...unindexed([wordBegins(word)])]);
}

/** Whether there is such a row; the offset is what keeps PostgreSQL from joining the table. */
function exists(table: string, conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql`exists (select 1 from ${sql.table(table)} ${where(conditions)} limit 1 offset 0)`;
}
