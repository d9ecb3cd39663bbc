import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { type Finding, ok, problem } from './finding';

const MOST_NAMED = 3;

const WRONG_ORDERS = sql<Wrong>`
  select orders.id as name from orders left join (
    select order_id, sum(quantity) as items, sum(quantity * final_price_paise) as subtotal,
      sum(quantity * packaging_paise) as packaging
    from order_items group by order_id
  ) as lines on lines.order_id = orders.id
  where item_count <> coalesce(items, 0) or subtotal_paise <> coalesce(subtotal, 0)
    or packaging_paise <> coalesce(packaging, 0)`;

const WRONG_TOTALS = sql<Wrong>`
  select orders.id as name from orders left join (
    select order_id, sum(amount_paise) as adjustments from order_adjustments group by order_id
  ) as adjusted on adjusted.order_id = orders.id
  where total_paise <>
    subtotal_paise + packaging_paise + delivery_fee_paise + coalesce(adjustments, 0)`;

const NEGATIVE_STOCK = sql<Wrong>`
  select products.name as name from inventory
  join products on products.id = product_id where current_stock < 0`;

const WRONG_DAYS = difference(
  sql`select business_date as name, status, payment_status, orders, total_paise
    from daily_figures where orders <> 0 or total_paise <> 0`,
  sql`select business_date as name, status, payment_status, count(*), sum(total_paise)
    from orders group by business_date, status, payment_status`,
);

const WRONG_HOURS = difference(
  sql`select business_date as name, sum(orders) from hourly_figures
    group by business_date having sum(orders) <> 0`,
  sql`select business_date as name, count(*) from orders group by business_date`,
);

const WRONG_SALES = difference(
  sql`select product_id as name, orders, revenue_paise
    from product_figures where orders <> 0 or revenue_paise <> 0`,
  sql`select product_id as name, count(distinct order_id), sum(quantity * final_price_paise)
    from order_items join orders on orders.id = order_id
    where status <> 'cancelled' group by product_id`,
);

interface Wrong {
  name: string;
}

const SUMS: [what: string, wrong: RawBuilder<Wrong>][] = [
  ['Orders that differ from their lines', WRONG_ORDERS],
  ['Orders whose total differs from its parts', WRONG_TOTALS],
  ['Products with negative stock', NEGATIVE_STOCK],
  ['Days whose figures differ from their orders', WRONG_DAYS],
  ['Days whose hours differ from their orders', WRONG_HOURS],
  ['Products whose sales differ from the orders', WRONG_SALES],
];

/** Each check is one statement, so that it sees one snapshot of a running shop. */
export async function checkSums(db: Database): Promise<Finding> {
  const found: string[] = [];
  for (const [what, wrong] of SUMS) {
    const { rows } = await sql<Wrong>`${wrong} limit ${sql.lit(MOST_NAMED)}`.execute(db);
    if (rows.length > 0) found.push(`${what}: ${rows.map(({ name }) => name).join(', ')}.`);
  }
  if (found.length === 0) return ok('sums', 'Orders, stock and figures add up.');
  return problem('sums', `${found.join(' ')} Keep this database, and report it as a bug.`);
}

/** The names of rows that only one of the two queries returns. */
function difference(kept: RawBuilder<unknown>, counted: RawBuilder<unknown>): RawBuilder<Wrong> {
  return sql<Wrong>`with kept as (${kept}), counted as (${counted})
    select name from (select * from kept except select * from counted) as unfounded
    union
    select name from (select * from counted except select * from kept) as missing`;
}
