import { type Kysely, sql } from 'kysely';
import { MIGRATIONS } from '../../server/platform/db/migration-list';

/** The old shop's last migration. Its tables never change, so neither does this file. */
const OLDEST = '0014-used-totp-steps';
const PRODUCTS = 20;

/** Creates the shop of an early version, with orders of all statuses over ninety days. */
export async function createOldShop(db: Kysely<unknown>, orders: number): Promise<void> {
  await createTables(db);
  await db.transaction().execute(async (tx) => {
    for (const statement of statements(orders)) await sql.raw(statement).execute(tx);
  });
}

/** Creates that version's empty tables. */
export async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create table kysely_migration (
      name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(tx);
    for (const [name, migration] of Object.entries(MIGRATIONS)) {
      if (name > OLDEST) break;
      await migration.up(tx);
      await sql`insert into kysely_migration values (${name}, '2026-01-01T00:00:00.000Z')`.execute(
        tx,
      );
    }
  });
}

/** An SQL expression that pads a number with leading zeros on both engines. */
const padded = (number: string, digits: number) =>
  `substr(cast(${10 ** digits} + ${number} as text), 2)`;

const numbers = (count: number) => `with recursive numbers (n) as (
  select 1 union all select n + 1 from numbers where n < ${count})`;

function statements(orders: number): string[] {
  const at = `'2026-' || ${padded('1 + n % 3', 2)} || '-' || ${padded('1 + n % 28', 2)}`;
  const hour = padded('4 + n % 12', 2);
  const time = `${at} || 'T' || ${hour} || ':' || ${padded('n % 60', 2)} || ':00.000Z'`;
  const status = `case n % 5 when 0 then 'cancelled' when 1 then 'placed' else 'delivered' end`;
  const payment = `case n % 4 when 0 then 'pending' else 'paid' end`;
  const order = `${numbers(orders)} select 'O' || ${padded('n', 8)} as id, n,
    'Customer ' || cast(n % 997 as text) as name, ${status} as status, ${payment} as payment,
    1 + n % 3 as quantity, 100 * (10 + n % ${PRODUCTS}) as paise,
    'product-' || cast(1 + n % ${PRODUCTS} as text) as product, ${at} as day, ${time} as at from numbers`;
  return [
    `insert into admins (id, email, name, role, created_at, updated_at)
      values ('admin', 'owner@cafe.example', 'Owner', 'admin', '', '')`,
    `insert into categories (id, name, name_key, description, is_active, position, created_at, updated_at)
      values ('momos', 'Momos', 'momos', '', 1, 1, '', '')`,
    `insert into products (id, category_id, name, description, price_paise, packaging_paise, image_url,
        customization_options, diet, is_available, position, created_at, updated_at)
      ${numbers(PRODUCTS)} select 'product-' || cast(n as text), 'momos', 'Momo ' || cast(n as text),
        '', 100 * (9 + n), 0, '', '[]', 'veg', 1, n, '', '' from numbers`,
    `insert into inventory (id, product_id, starting_stock, current_stock, updated_at)
      select 'stock-' || id, id, 100, 50, '' from products`,
    `insert into orders (id, customer_name, customer_key, customer_phone, status, payment_status,
        payment_method, payment_attempt, delivery_method, location_verified, item_count,
        subtotal_paise, packaging_paise, delivery_fee_paise, total_paise, special_instructions,
        business_date, created_at, updated_at)
      select id, name, lower(name), '+91' || ${padded('n', 10)}, status, payment, 'upi', 1, 'pickup', 0,
        quantity, quantity * paise, 0, 0, quantity * paise, '', day, at, at from (${order}) as made`,
    `insert into order_items (order_id, line, product_id, name, quantity, price_paise,
        final_price_paise, packaging_paise, customizations)
      select id, 1, product, product, quantity, paise, paise, 0, '[]' from (${order}) as made`,
    `insert into order_history (order_id, sequence, kind, value, at)
      select id, 1, 'status', status, at from (${order}) as made`,
    `insert into order_words (word, order_id)
      select lower(id), id from (${order}) as made union all
      select lower(name), id from (${order}) as made`,
    `insert into product_figures (product_id, orders, revenue_paise)
      select product_id, count(*), sum(quantity * final_price_paise) from order_items
      group by product_id`,
    `insert into daily_figures (business_date, hour, status, payment_status, orders, total_paise)
      select business_date, cast(substr(created_at, 12, 2) as integer), status, payment_status,
        count(*), sum(total_paise) from orders
      group by business_date, cast(substr(created_at, 12, 2) as integer), status, payment_status`,
    `insert into bills (order_id, financial_year, number, seller, admin_id, made_at)
      select id, '2025-26', n, '{}', 'admin', at from (${order}) as made where n % 10 = 0`,
    `insert into order_events (id, order_id, kind, status, payment_status, at)
      select n, id, 'placed', status, payment, at from (${order}) as made where n <= 500`,
  ];
}
