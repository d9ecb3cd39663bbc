import { MOST_SEARCHED, type OrderFilter } from '../../../shared/contract/orders/orders-contract';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';
import { prefixRange } from '../../platform/db/search-words';
import { hasTokens, orderSearchTokens } from '../order-search-tokens';
import { countOrders } from './page-of-orders';
import { filteredOrders, sortColumns, sortedOrders } from './sort-and-filter';

/** The most words used to find orders. Further words only filter the result. */
const MOST_WORDS_LOOKED_UP = 5;

/**
 * The orders with the amount, number or reference typed, or words that begin with each of those typed. It costs
 * the same in a shop of any size: at most `MOST_SEARCHED` entries of each word, and the orders of the rarest.
 * When all words are more frequent, it reads the newest `MOST_SEARCHED` orders of the filter instead.
 */
export async function searchOrders(db: Database, filter: OrderFilter, typed: readonly string[]) {
  const numbered = new Set(await ordersWithNumber(db, filter));
  const ofRarest = await ordersOfRarestWord(db, typed);
  const looked =
    ofRarest ?? (numbered.size > 0 ? await idsOf(newestOrders(db, filter)) : undefined);
  const ids = looked && [...new Set([...looked, ...numbered])];
  if (ids?.length === 0) return { ids: [], total: 0, onlyNewest: false };
  const searched = ids ? ordersWithIds(db, filter, ids) : newestOrders(db, filter);
  const rows = await db
    .selectFrom(searched.as('searched'))
    .select(['id', 'customer_name', 'customer_phone'])
    .orderBy(sortedOrders(filter))
    .execute();
  const found = rows.filter(
    (row) =>
      numbered.has(row.id) ||
      hasTokens(orderSearchTokens(row.id, row.customer_name, row.customer_phone), typed),
  );
  return {
    ids: found.slice(filter.offset, filter.offset + filter.limit).map(({ id }) => id),
    total: found.length,
    onlyNewest:
      numbered.size >= MOST_SEARCHED ||
      (!ofRarest && (await countOrders(db, filter)) > MOST_SEARCHED),
  };
}

/** The orders of the rarest word; undefined when all words are too frequent. */
async function ordersOfRarestWord(db: Database, typed: readonly string[]) {
  let rarest: string[] | undefined;
  for (const start of typed.slice(0, MOST_WORDS_LOOKED_UP)) {
    const { from, below } = prefixRange(start);
    const entries = await db
      .selectFrom('order_words')
      .select('order_id')
      .where('word', '>=', from)
      .where('word', '<', below)
      .orderBy('word')
      .limit(MOST_SEARCHED + 1)
      .execute();
    if (entries.length > Math.min(MOST_SEARCHED, rarest?.length ?? MOST_SEARCHED)) continue;
    rarest = entries.map(({ order_id }) => order_id);
  }
  return rarest;
}

function ordersWithIds(db: Database, filter: OrderFilter, ids: readonly string[]) {
  return filteredOrders(db, filter, { useIndex: false })
    .select(columnsFor(filter))
    .where('id', 'in', ids);
}

function newestOrders(db: Database, filter: OrderFilter) {
  return filteredOrders(db, filter, { useIndex: true })
    .select(columnsFor(filter))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SEARCHED);
}

async function idsOf(orders: ReturnType<typeof newestOrders>): Promise<string[]> {
  return (await orders.execute()).map(({ id }) => id);
}

function columnsFor(filter: OrderFilter) {
  return [...sortColumns(filter), 'customer_name', 'customer_phone'] as const;
}

const COUNTER_NUMBER = /^#?([0-9]{1,5})$/;
const AMOUNT = /^₹? ?([0-9][0-9,]{0,12}(?:\.[0-9]{1,2})?)$/;
const BILL = /^([0-9]{4}-[0-9]{2})\/([0-9]{1,8})$/;
/** A bank's reference has 12 digits, a gateway's id letters too. */
const REFERENCE = /^\w{6,40}$/;

/** At most the newest `MOST_SEARCHED` of an amount. Each is found by an index. */
async function ordersWithNumber(db: Database, filter: OrderFilter): Promise<string[]> {
  const text = filter.q?.trim() ?? '';
  const found = [
    ...(await ordersOfCounterNumber(db, filter, text)),
    ...(await ordersOfAmount(db, text)),
    ...(await ordersOfBill(db, text)),
    ...(await ordersOfReference(db, text)),
  ];
  return [...new Set(found.map(({ id }) => id))];
}

/** Of the newest orders of the filter, since each day has the number again: no index of it is needed. */
async function ordersOfCounterNumber(db: Database, filter: OrderFilter, text: string) {
  const [, number] = COUNTER_NUMBER.exec(text) ?? [];
  if (number === undefined) return [];
  return db
    .selectFrom(newestOrders(db, filter).select('counter_number').as('newest'))
    .select('id')
    .where('counter_number', '=', Number(number))
    .execute();
}

async function ordersOfAmount(db: Database, text: string) {
  const [, amount] = AMOUNT.exec(text) ?? [];
  if (amount === undefined) return [];
  return db
    .selectFrom('orders')
    .select('id')
    .where('total_paise', '=', rupeesToPaise(Number(amount.replaceAll(',', ''))))
    .orderBy('created_at', 'desc')
    .limit(MOST_SEARCHED)
    .execute();
}

async function ordersOfBill(db: Database, text: string) {
  const [, year, number] = BILL.exec(text) ?? [];
  if (year === undefined) return [];
  return db
    .selectFrom('bills')
    .select('order_id as id')
    .where('financial_year', '=', year)
    .where('number', '=', Number(number))
    .execute();
}

/** References that the shop has seen, and those that customers gave. */
async function ordersOfReference(db: Database, text: string) {
  if (!REFERENCE.test(text)) return [];
  const paid = await db
    .selectFrom('payments')
    .select('order_id as id')
    .where('reference', '=', text)
    .limit(MOST_SEARCHED)
    .execute();
  const claimed = await db
    .selectFrom('payment_claims')
    .select('order_id as id')
    .where('reference', '=', text)
    .execute();
  return [...paid, ...claimed];
}
