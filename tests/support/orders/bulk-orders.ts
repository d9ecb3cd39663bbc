import { type RawBuilder, sql } from 'kysely';
import { type Database, openDatabase } from '../../../server/platform/db/database';
import { isPostgres } from '../../../server/platform/db/is-postgres';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { TestDatabase } from '../platform/test-database';

const FIRST_NAMES =
  'Asha Bina Chime Dawa Esha Farid Gita Hema Indra Jigme Karma Lhamo Mingma'.split(' ');
const LAST_NAMES = 'Bhutia Chettri Gurung Lepcha Rai Sherpa Subba Tamang Thapa Wangdi'.split(' ');

const HALF_HOUR_MS = 30 * 60_000;
const YEAR_MS = 365 * 86_400_000;
/** The number of half hours of the last year; each has orders. */
const SLOTS = YEAR_MS / HALF_HOUR_MS;
/** The newest orders are unpaid and not begun. */
const OPEN_ORDERS = 40;
const INSERTED_AT_ONCE = 1000;

/** Ids look like the shop's: a multiplication maps each number to a distinct, unordered id. */
const LETTERS = '23456789ACDEFGHJKMNPQRTVWXY';
const ID_LENGTH = 9;
const IDS = LETTERS.length ** ID_LENGTH;
const SCATTERED_BY = 4_700_063_497_021;

const FILLED = ['orders', 'order_items', 'order_history', 'order_words', 'payments'];

interface Amounts {
  /** A million at most. */
  orders: number;
  /** When the last order was placed; the first is a year older. */
  now: Date;
}

/** Fills a closed shop's database with orders of its products; see `fillInBulk`. */
export function bulkFill(database: TestDatabase, amounts: Amounts): Promise<void> {
  return withFillingConnection(database, (db) =>
    db.connection().execute((connection) => fillInBulk(connection, amounts)),
  );
}

/** Opens the database of a shop that is not running. */
export async function withFillingConnection(
  { settings }: TestDatabase,
  fill: (db: Database) => Promise<void>,
): Promise<void> {
  const opened = openDatabase({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    poolSize: 1,
    onConnectionError: (error) => console.error(error),
  });
  // SQLite changes its journal only while no other connection has the file open.
  await (opened.engine === 'sqlite' ? fill(opened.db) : opened.withMigrationConnection(fill));
  await opened.close();
}

/**
 * Creates orders with SQL, a million in a minute or two, with every row that the shop writes for an
 * order except the audit log.
 * @param db one connection. It keeps its unsafe settings: later writes may be lost in a crash.
 */
export async function fillInBulk(db: Database, { orders, now }: Amounts): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const statement of isPostgres(db) ? POSTGRES_IN_A_HURRY : SQLITE_IN_A_HURRY) {
    await run(statement);
  }
  const indexes = await dropIndexes(db);
  await writeSlots(db, now);
  await run(PRODUCTS);
  await filling(orders).execute(db);
  for (const statement of STATEMENTS) await run(statement);
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString();
  for (const statement of recent(dayAgo)) await statement.execute(db);
  for (const index of indexes) await run(index);
  for (const table of ['filling', 'filling_slots', 'filling_products']) {
    await run(`drop table ${table}`);
  }
  // A running server would do this within the minute, and a year-old shop has long done it.
  if (isPostgres(db)) await run('vacuum analyze');
  else await run('pragma journal_mode = wal');
}

/** Rows are not checked against the tables they are generated from. */
const POSTGRES_IN_A_HURRY = [
  "set session_replication_role = 'replica'",
  "set work_mem = '256MB'",
  "set maintenance_work_mem = '512MB'",
];
const SQLITE_IN_A_HURRY = [
  'pragma foreign_keys = off',
  'pragma journal_mode = memory',
  'pragma synchronous = off',
  'pragma cache_size = -400000',
];

/** Building indexes at the end is much faster. @returns the statements that recreate them. */
async function dropIndexes(db: Database): Promise<string[]> {
  const tables = sql.join(FILLED);
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string; made: string }>`select indexname as name, indexdef as made from pg_indexes
        where tablename in (${tables}) and indexname not in (select conname from pg_constraint)`
    : sql<{ name: string; made: string }>`select name, sql as made from sqlite_master
        where type = 'index' and sql is not null and tbl_name in (${tables})`
  ).execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ made }) => made);
}

/** Writes the half hours of the year to a table, so that no SQL needs date arithmetic. */
async function writeSlots(db: Database, now: Date) {
  await sql`create table filling_slots (slot integer primary key, hour_at text, half integer,
    business_date text, hour integer)`.execute(db);
  const end = Math.floor(now.getTime() / HALF_HOUR_MS);
  const rows = Array.from({ length: SLOTS }, (_, slot) => {
    const at = new Date((end - SLOTS + slot) * HALF_HOUR_MS);
    const { date, minutes } = kolkataTime(at);
    const values = [slot, at.toISOString().slice(0, 13), at.getUTCMinutes(), date];
    return sql`(${sql.join([...values, Math.floor(minutes / 60)])})`;
  });
  for (let start = 0; start < rows.length; start += INSERTED_AT_ONCE) {
    const part = sql.join(rows.slice(start, start + INSERTED_AT_ONCE));
    await sql`insert into filling_slots values ${part}`.execute(db);
  }
}

const PRODUCTS = `create table filling_products as
  select row_number() over (order by id) - 1 as number, id, name, price_paise, packaging_paise
  from products where deleted_at is null and price_paise > 0`;

/** One row for each order, from which all other rows are generated. */
function filling(orders: number): RawBuilder<unknown> {
  const n = 'cast(n as bigint)';
  const letters = Array.from({ length: ID_LENGTH }, (_, place) => {
    const digit = `(${n} * ${SCATTERED_BY} % ${IDS}) / ${LETTERS.length ** place} % ${LETTERS.length}`;
    return `substr('${LETTERS}', cast(1 + ${digit} as integer), 1)`;
  });
  const twoDigits = (number: string) => `substr(cast(100 + ${number} as text), 2)`;
  const oneOf = (names: readonly string[], number: string) =>
    `case ${number} % ${names.length} ${names.map((name, index) => `when ${index} then '${name}'`).join(' ')} end`;
  const old = `n < ${orders - OPEN_ORDERS}`;
  return sql.raw(`create table filling as
    with recursive numbers (n) as (
      select 0 union all select n + 1 from numbers where n + 1 < ${orders}
    )
    select n, ${letters.join(' || ')} as id, business_date, hour,
      hour_at || ':' || ${twoDigits(`half + n % 30`)} || ':' || ${twoDigits('n % 60')} || '.000Z' as at,
      ${oneOf(FIRST_NAMES, 'n')} as first_name, ${oneOf(LAST_NAMES, '(n / 7)')} as last_name,
      '9' || cast(800000000 + (${n} * 7919) % 99999999 as text) as phone,
      1 + n % 3 as quantity,
      case when ${old} then case when n % 33 = 0 then 'cancelled' else 'delivered' end
        else 'placed' end as status,
      case when ${old} then case when n % 40 = 0 then 'refunded' else 'paid' end
        else 'pending' end as payment_status,
      first.id as first_id, first.name as first_product, first.price_paise as first_paise,
      second.id as second_id, second.name as second_product, second.price_paise as second_paise
    from numbers
    join filling_slots on slot = ${n} * ${SLOTS} / ${orders}
    join filling_products first on first.number = n % (select count(*) from filling_products)
    join filling_products second
      on second.number = (n + 1) % (select count(*) from filling_products)`);
}

const item = (line: number, which: string) => `select id, ${line}, ${which}_id, ${which}_product,
  quantity, ${which}_paise, ${which}_paise, 0, '[]', '' from filling`;
const entry = (sequence: number, kind: string, value: string) =>
  `select id, ${sequence}, '${kind}', ${value}, null, null, at, 0 from filling`;

const STATEMENTS = [
  `insert into orders (id, customer_id, customer_name, customer_phone, customer_email, customer_key,
     status, payment_status, payment_method, payment_attempt, delivery_method, channel,
     for_here, location_verified, item_count, subtotal_paise, packaging_paise, delivery_fee_paise, total_paise,
     special_instructions, language, business_date, created_at, updated_at, ticket_version,
     counter_number, promised_from, promised_until, travel_minutes, work_seconds)
   select id, null, first_name || ' ' || last_name, '+91' || phone, null,
     lower(first_name || ' ' || last_name), status, payment_status, 'upi', 1, 'pickup', 'online', 0, 0,
     2 * quantity, quantity * (first_paise + second_paise), 0, 0,
     quantity * (first_paise + second_paise), '', 'en', business_date, at, at, 1,
     1 + n % 99, at, at, 0, 0
   from filling order by n`,
  `insert into order_items (order_id, line, product_id, name, quantity, price_paise,
     final_price_paise, packaging_paise, customizations, note)
   ${item(1, 'first')} union all ${item(2, 'second')} order by 1, 2`,
  `insert into order_history (order_id, sequence, kind, value, admin_id, by_name, at, staff_only)
   ${entry(1, 'status', "'placed'")} union all ${entry(2, 'payment', 'payment_status')}
   union all ${entry(3, 'status', 'status')} order by 1, 2`,
  `insert into order_words (word, order_id)
   select lower(id) as word, id from filling union all select lower(first_name), id from filling
   union all select lower(last_name), id from filling union all select phone, id from filling
   union all select substr(phone, 6), id from filling union all select substr(phone, 7), id from filling
   order by 1, 2`,
  `insert into daily_figures (business_date, channel, status, payment_status, orders, total_paise)
   select business_date, 'online', status, payment_status, count(*),
     sum(quantity * (first_paise + second_paise))
   from filling group by business_date, status, payment_status`,
  `insert into hourly_figures (business_date, hour, orders)
   select business_date, hour, count(*) from filling group by business_date, hour`,
  `insert into product_figures (product_id, orders, revenue_paise)
   select product_id, count(*), sum(quantity * paise) from (
     select first_id as product_id, quantity, first_paise as paise, status from filling
     union all select second_id, quantity, second_paise, status from filling
   ) as sold where status <> 'cancelled' group by product_id`,
  `insert into payments (id, order_id, kind, method, amount_paise, at, business_date, by_name)
   select 'paid-' || id, id, 'payment', 'upi', quantity * (first_paise + second_paise), at,
     business_date, '' from filling where payment_status <> 'pending'
   union all select 'refund-' || id, id, 'refund', 'upi',
     -quantity * (first_paise + second_paise), at, business_date, ''
   from filling where payment_status = 'refunded'`,
];

/** Rows that the shop stores for a day: events and idempotency keys. */
function recent(dayAgo: string): RawBuilder<unknown>[] {
  return [
    sql`insert into order_events (id, order_id, kind, status, payment_status, at, staff_only)
      select row_number() over (order by n), id, 'placed', 'placed', 'pending', at, 0
      from filling where at > ${dayAgo}`,
    sql`insert into order_event_counter (id, last) select 'orders', count(*) from order_events`,
    sql`insert into idempotency_keys (caller, key, body_hash, order_id, created_at)
      select 'guest:+91' || phone, 'filled-' || cast(n as text), '', id, at
      from filling where at > ${dayAgo}`,
  ];
}
