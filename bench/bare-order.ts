import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { kolkataTime } from '../shared/domain/platform/kolkata-time';

/** Runs one statement with `?` placeholders. */
export type Query = (statement: string, values: readonly unknown[]) => Promise<void> | void;

/** The products in every order of the bench, one unit of each. */
export interface BasketProduct {
  id: string;
  name: string;
  pricePaise: number;
}

/** The statements that several connections need. SQLite has one connection and needs none. */
export interface OwnStatements {
  /** Locks the network, so that concurrent orders of one network wait. */
  holdNetwork?: string;
  /** Notifies the other servers of the event. */
  publish?: string;
}

export const SQLITE_OWN: OwnStatements = {};
export const POSTGRES_OWN: OwnStatements = {
  holdNetwork: 'select pg_advisory_xact_lock(hashtextextended(?, 0))',
  publish: `select pg_notify('order_events', ?)`,
};

/**
 * Places a guest's order of two products in plain SQL. It reads and writes every row that the shop
 * reads and writes for such an order. It has no HTTP, checks or prices: the difference to the shop is
 * what the shop adds around its statements.
 */
export async function placeBareOrder(
  query: Query,
  own: OwnStatements,
  basket: readonly BasketProduct[],
): Promise<void> {
  // As long as the shop's, and as unlikely to be taken: a doubled id would end the bench.
  const id = randomBytes(7).toString('base64url').slice(0, 9);
  const phone = `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  const key = randomUUID();
  const at = new Date();
  const now = at.toISOString();
  const { date, minutes } = kolkataTime(at);
  const ids = basket.map((product) => product.id).sort();
  const total = basket.reduce((sum, product) => sum + product.pricePaise, 0);

  const claim = [HASH, id, now];
  const since = (ms: number) => new Date(at.getTime() - ms).toISOString();
  await query(CLAIM_KEY, [`guest:+91${phone}`, key, ...claim, ...claim, since(DAY_MS)]);
  await query(READ_SETTINGS, []);
  await query(READ_PRODUCTS, ids);
  // As long as the keyed hash of a client's network; each order comes from another one.
  const client = HASH.slice(0, 43 - phone.length) + phone;
  if (own.holdNetwork) await query(own.holdNetwork, [`unpaid from:${client}`]);
  await query(LIST_UNPAID, [since(HOUR_MS), since(DAY_MS), client, null]);
  for (const productId of ids) await query(TAKE_STOCK, [1, now, productId, 1]);
  await query(READ_SHARED_STOCK, [...ids, 10_000]);
  const open = since(2 * HOUR_MS);
  await query(READ_KITCHEN, [now, now, open, now, now, now, open]);
  await query(NUMBER_ORDER, [date]);
  await query(INSERT_ORDER, [
    ...[id, null, 'Bench', `+91${phone}`, null, 'bench', client, 'placed', 'pending', 'upi', null],
    ...[1, UPI_URL, 'pickup', null, 0, ids.length, total, 0, 0, total, '', date, now, now],
    ...[null, null, date, 1, null, null, null, now, now, 0, 720, 0, 840, null, null, null, null],
  ]);
  await query(
    INSERT_ITEMS,
    basket.flatMap(({ id: productId, name, pricePaise }, line) => [
      ...[id, line + 1, productId, name, 1, pricePaise, pricePaise, 0, OPTIONS, '', null, null],
    ]),
  );
  const change = [null, null, now, 0];
  await query(INSERT_HISTORY, [
    ...[id, 1, 'status', 'placed', ...change],
    ...[id, 2, 'payment', 'pending', ...change],
  ]);
  await query(INSERT_WORDS, [id, id, 'bench', id, phone, id]);
  await query(
    COUNT_SALES,
    ids.flatMap((productId) => [
      ...[productId, basket.find((product) => product.id === productId)?.pricePaise],
    ]),
  );
  await query(COUNT_HOUR, [date, Math.floor(minutes / 60)]);
  await query(COUNT_DAY, [date, total]);
  await query(NUMBER_EVENT, []);
  await query(INSERT_EVENT, [id, now]);
  if (own.publish) await query(own.publish, [id]);
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** As long as the shop's values. */
const HASH = '0123456789abcdef'.repeat(4);
const UPI_URL = `upi://pay?pa=cafe@example&pn=Cafe&am=300.00&cu=INR&tr=${'0'.repeat(10)}&tn=${'0'.repeat(32)}`;
const OPTIONS = JSON.stringify([
  {
    section: 'portion',
    sectionLabel: 'Portion',
    optionLabel: 'One waffle',
    value: 'one',
    priceModifier: 0,
  },
]);

const CLAIM_KEY = `insert into idempotency_keys (caller, key, body_hash, order_id, created_at)
  values (?, ?, ?, ?, ?) on conflict (caller, key) do update
  set body_hash = ?, order_id = ?, created_at = ?
  where idempotency_keys.created_at <= ? returning order_id`;
const READ_SETTINGS = `select id, document, version from settings where id in ('shop', 'shop-state')`;
const LIST_UNPAID = `select id, customer_id, customer_phone, client_key, status, item_count,
    total_paise, created_at, updated_at, slot_at, pay_later from orders
  where (status = 'placed' or (updated_at || '' > ?
    and cancel_reason in ('unpaid', 'by-customer')))
    and created_at > ? and client_key in (?, ?) and payment_status = 'pending' and status in ('placed', 'cancelled')`;
const READ_PRODUCTS = `select p.id, p.name, p.price_paise, p.packaging_paise,
    p.customization_options, p.sold_out_until, c.sold_out_until as category_sold_out_until,
    p.prep_minutes
  from products p join categories c on c.id = p.category_id
  where p.deleted_at is null and c.deleted_at is null and p.is_available = 1 and c.is_active = 1
    and p.id in (?, ?)`;
const TAKE_STOCK = `update inventory
  set current_stock = case when current_stock = 1000000 then current_stock
    else current_stock - ? end, updated_at = ?, version = version + 1
  where product_id = ? and current_stock >= ?`;
const READ_SHARED_STOCK = `select product_id, current_stock from inventory
  where product_id in (?, ?) and current_stock < ? order by product_id`;
const openWork = (status: string, begun = '') => `(select count(work_seconds) as orders,
    count(case when promised_until > ? then work_seconds end) as due_orders,
    sum(work_seconds) as seconds,
    sum(case when promised_until > ? then work_seconds end) as due_seconds
  from (select work_seconds, promised_until from orders where status = '${status}'
      and status <> 'delivered' and status <> 'cancelled' and coalesce(starts_at, created_at) > ?
      ${begun} and ready_at is null
    order by coalesce(starts_at, created_at) desc limit 200) as open)`;
const READ_KITCHEN = `select waiting.seconds, waiting.due_seconds, making.seconds, making.orders,
    making.due_seconds, making.due_orders,
    (select document from settings where id = 'kitchen'),
    (select document from learned_times where id = 'kitchen')
  from ${openWork('placed', 'and (starts_at is null or starts_at <= ?)')} as waiting,
    ${openWork('preparing')} as making`;
const NUMBER_ORDER = `insert into counter_numbers (business_date, last) values (?, 1)
  on conflict (business_date) do update set last = counter_numbers.last + 1 returning last`;
const INSERT_ORDER = `insert into orders (id, customer_id, customer_name, customer_phone,
  customer_email, customer_key, client_key, status, payment_status, payment_method, pay_later,
  payment_attempt, upi_payment_url, delivery_method, channel, for_here, delivery_address, location_verified, item_count,
  subtotal_paise, packaging_paise, delivery_fee_paise, total_paise, special_instructions, language,
  business_date, created_at, updated_at, accepted_at, ready_at, counter_number, ticket_version,
  before_move, cancel_reason, cancel_seen_at, promised_from, promised_until, travel_minutes,
  work_seconds, wait_seconds, estimated_seconds, slot_at, starts_at, waiting_told_at, start_told_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'online', 0, ?, ?, ?, ?, ?, ?, ?, ?, 'en', ?, ?, ?, ?, ?,
    (select last from counter_numbers where business_date = ?),
    ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`;
const INSERT_ITEMS = `insert into order_items (order_id, line, product_id, name, quantity,
  price_paise, final_price_paise, packaging_paise, customizations, note, done_at, done_tapped_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const INSERT_HISTORY = `insert into order_history (order_id, sequence, kind, value, admin_id, by_name,
  at, staff_only) values (?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?)`;
const INSERT_WORDS = `insert into order_words (word, order_id) values (?, ?), (?, ?), (?, ?)`;
const COUNT_SALES = `insert into product_figures (product_id, orders, revenue_paise)
  values (?, 1, ?), (?, 1, ?) on conflict (product_id) do update set
    orders = product_figures.orders + excluded.orders,
    revenue_paise = product_figures.revenue_paise + excluded.revenue_paise`;
const COUNT_HOUR = `insert into hourly_figures (business_date, hour, orders) values (?, ?, 1)
  on conflict (business_date, hour) do update set orders = hourly_figures.orders + 1`;
const COUNT_DAY = `insert into daily_figures (business_date, channel, status, payment_status, orders,
  total_paise) values (?, 'online', 'placed', 'pending', 1, ?)
  on conflict (business_date, channel, status, payment_status) do update set
    orders = daily_figures.orders + excluded.orders,
    total_paise = daily_figures.total_paise + excluded.total_paise`;
const NUMBER_EVENT = `insert into order_event_counter (id, last) values ('orders', 1)
  on conflict (id) do update set last = order_event_counter.last + 1 returning last`;
const INSERT_EVENT = `insert into order_events (id, order_id, kind, status, payment_status, at,
  customers_told_at, staff_only) select last, ?, 'placed', 'placed', 'pending', ?, null, 0
  from order_event_counter where id = 'orders'`;
