import { randomInt, randomUUID } from 'node:crypto';
import { kolkataTime } from '../shared/domain/kolkata-time';

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
  const id = randomUUID().slice(0, 13);
  const phone = `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  const client = randomUUID();
  const at = new Date();
  const now = at.toISOString();
  const { date, minutes } = kolkataTime(at);
  const ids = basket.map((product) => product.id).sort();
  const total = basket.reduce((sum, product) => sum + product.pricePaise, 0);

  await query(CLAIM_KEY, [`guest:+91${phone}`, id, id, id, now]);
  await query(READ_SETTINGS, []);
  if (own.holdNetwork) await query(own.holdNetwork, [`unpaid from:${client}`]);
  const since = (ms: number) => new Date(at.getTime() - ms).toISOString();
  await query(LIST_UNPAID, [since(UNPAID_COUNTED_MS), since(LAPSED_COUNTED_MS), client]);
  await query(READ_PRODUCTS, ids);
  for (const productId of ids) await query(TAKE_STOCK, [1, now, productId, 1]);
  await query(READ_KITCHEN, [since(OPEN_COUNTED_MS), since(OPEN_COUNTED_MS)]);
  await query(NUMBER_ORDER, [date]);
  await query(INSERT_ORDER, [
    ...[id, 'Bench', `+91${phone}`, 'bench', client, 'placed', 'pending', 'upi', 1, 'upi://pay'],
    ...['pickup', 0, ids.length, total, 0, 0, total, '', date, now, now],
    ...[now, now, 0, 720, 0, 840, date],
  ]);
  await query(
    INSERT_ITEMS,
    basket.flatMap(({ id: productId, name, pricePaise }, line) => [
      ...[id, line + 1, productId, name, 1, pricePaise, pricePaise, 0, '[]'],
    ]),
  );
  await query(INSERT_HISTORY, [id, 1, 'status', 'placed', now, id, 2, 'payment', 'pending', now]);
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

const LAPSED_COUNTED_MS = 60 * 60 * 1000;
const UNPAID_COUNTED_MS = 24 * LAPSED_COUNTED_MS;
const OPEN_COUNTED_MS = 2 * LAPSED_COUNTED_MS;

const CLAIM_KEY = `insert into idempotency_keys (caller, key, body_hash, order_id, created_at)
  values (?, ?, ?, ?, ?) on conflict do nothing`;
const READ_SETTINGS = `select id, document from settings where id in ('shop', 'shop-state')`;
const LIST_UNPAID = `select id, customer_id, customer_phone, client_key, status, item_count,
    total_paise, created_at, updated_at from orders
  where payment_status = 'pending' and status in ('placed', 'cancelled') and created_at > ?
    and (status = 'placed' or (updated_at || '' > ? and (select sequence from order_history
      where order_id = orders.id and at = orders.updated_at and value = 'cancelled'
        and by_name = 'system' and admin_id is null limit 1) is not null))
    and client_key = ?`;
const READ_PRODUCTS = `select p.*, c.is_active, i.current_stock from products p
  join categories c on c.id = p.category_id left join inventory i on i.product_id = p.id
  where p.id in (?, ?)`;
const TAKE_STOCK = `update inventory
  set current_stock = current_stock - ?, updated_at = ?, version = version + 1
  where product_id = ? and current_stock >= ?`;
const openWork = (status: string) => `(select count(work_seconds) as orders,
    sum(work_seconds) as seconds from (select work_seconds from orders where status = '${status}'
      and status <> 'delivered' and status <> 'cancelled' and ready_at is null
      and coalesce(starts_at, created_at) > ?
    order by coalesce(starts_at, created_at) desc limit 200) as open)`;
const READ_KITCHEN = `select waiting.seconds, making.seconds, making.orders,
    (select document from settings where id = 'kitchen'),
    (select document from learned_times where id = 'kitchen')
  from ${openWork('placed')} as waiting, ${openWork('preparing')} as making`;
const NUMBER_ORDER = `insert into counter_numbers (business_date, last) values (?, 1)
  on conflict (business_date) do update set last = counter_numbers.last + 1 returning last`;
const INSERT_ORDER = `insert into orders (id, customer_name, customer_phone, customer_key, client_key,
  status, payment_status, payment_method, payment_attempt, upi_payment_url, delivery_method,
  location_verified, item_count, subtotal_paise, packaging_paise, delivery_fee_paise, total_paise,
  special_instructions, business_date, created_at, updated_at, promised_from, promised_until,
  travel_minutes, work_seconds, wait_seconds, estimated_seconds, counter_number)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
    (select last from counter_numbers where business_date = ?))`;
const INSERT_ITEMS = `insert into order_items (order_id, line, product_id, name, quantity,
  price_paise, final_price_paise, packaging_paise, customizations)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const INSERT_HISTORY = `insert into order_history (order_id, sequence, kind, value, at)
  values (?, ?, ?, ?, ?), (?, ?, ?, ?, ?)`;
const INSERT_WORDS = `insert into order_words (word, order_id) values (?, ?), (?, ?), (?, ?)`;
const COUNT_SALES = `insert into product_figures (product_id, orders, revenue_paise)
  values (?, 1, ?), (?, 1, ?) on conflict (product_id) do update set
    orders = product_figures.orders + excluded.orders,
    revenue_paise = product_figures.revenue_paise + excluded.revenue_paise`;
const COUNT_HOUR = `insert into hourly_figures (business_date, hour, orders) values (?, ?, 1)
  on conflict (business_date, hour) do update set orders = hourly_figures.orders + 1`;
const COUNT_DAY = `insert into daily_figures (business_date, status, payment_status, orders,
  total_paise) values (?, 'placed', 'pending', 1, ?)
  on conflict (business_date, status, payment_status) do update set
    orders = daily_figures.orders + excluded.orders,
    total_paise = daily_figures.total_paise + excluded.total_paise`;
const NUMBER_EVENT = `insert into order_event_counter (id, last) values ('orders', 1)
  on conflict (id) do update set last = order_event_counter.last + 1 returning last`;
const INSERT_EVENT = `insert into order_events (id, order_id, kind, status, payment_status, at)
  select last, ?, 'placed', 'placed', 'pending', ? from order_event_counter where id = 'orders'`;
