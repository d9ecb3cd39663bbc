import { type RawBuilder, sql } from 'kysely';
import { UNCOUNTED_STOCK } from '../../../shared/domain/menu/stock';
import type { SumCode } from '../../../shared/domain/money/proved-sums';
import { PAYMENT_CLAIMED } from '../../../shared/domain/orders/payment';
import type { Database } from '../../platform/db/database';
import { integerInJson } from '../../platform/db/integer-in-json';

export interface Wrong {
  name: string;
}

/** Its statement lists the rows for which it does not hold. */
interface Sum {
  sum: SumCode;
  find: RawBuilder<Wrong>;
}

const ORDERS_AND_LINES = sql<Wrong>`
  select orders.id as name from orders left join (
    select order_id, sum(quantity) as items, sum(quantity * final_price_paise) as subtotal,
      sum(quantity * packaging_paise) as packaging
    from order_items group by order_id
  ) as lines on lines.order_id = orders.id
  where item_count <> coalesce(items, 0) or subtotal_paise <> coalesce(subtotal, 0)
    or packaging_paise <> coalesce(packaging, 0)`;

const TOTALS = sql<Wrong>`
  select orders.id as name from orders left join (
    select order_id, sum(amount_paise) as adjustments from order_adjustments group by order_id
  ) as adjusted on adjusted.order_id = orders.id
  where total_paise <>
    subtotal_paise + packaging_paise + delivery_fee_paise + coalesce(adjustments, 0)`;

const HISTORIES = sql<Wrong>`
  select id as name from orders
  where status <> ${lastOf('status')} or payment_status <> ${lastOf('payment')}`;

const NEGATIVE_STOCK = sql<Wrong>`
  select products.name as name from inventory
  join products on products.id = product_id where current_stock < 0`;

const BILLS = sql<Wrong>`
  select financial_year as name from bills group by financial_year
  having min(number) <> 1 or max(number) <> count(*)`;

const CREDIT_NOTES = sql<Wrong>`
  select financial_year as name from credit_notes group by financial_year
  having min(number) <> 1 or max(number) <> count(*)`;

const BILLED = sql<Wrong>`
  select orders.id as name from bills
  join orders on orders.id = bills.order_id
  left join (select order_id, sum(amount_paise) as billed,
      sum(taxable_paise + cgst_paise + sgst_paise + round_off_paise) as parts
    from bill_taxes where amount_paise > 0 group by order_id
  ) as taxes on taxes.order_id = orders.id
  where total_paise <> 0
    and (coalesce(billed, 0) <> total_paise or coalesce(parts, 0) <> total_paise)`;

/** A cancelled order is credited wholly; another one as much as was refunded of its total. */
const CREDITED = sql<Wrong>`
  select name from (
    select orders.id as name,
      coalesce((select sum(amount_paise) from credit_notes
        where order_id = orders.id and cancelled_at is null), 0) as credited,
      coalesce((select -sum(amount_paise) from bill_taxes
        where order_id = orders.id and amount_paise < 0), 0) as split,
      coalesce((select -sum(amount_paise) from payments
        where order_id = orders.id and kind = 'refund'), 0) as refunded,
      total_paise - coalesce((select sum(amount_paise) from payments
        where order_id = orders.id), 0) as missing,
      status, total_paise
    from bills join orders on orders.id = bills.order_id
  ) as billed
  where credited <> split or credited <> case
    when status = 'cancelled' then total_paise
    when refunded <= 0 or missing <= 0 then 0
    when refunded < missing then refunded else missing end`;

/** The tax of a cancelled note stays where it was, and as much is taken back on the day of cancelling. */
const CANCELLED_NOTES = sql<Wrong>`
  select document as name from bill_taxes where order_id = '' group by document
  having sum(amount_paise) <> 0 or sum(taxable_paise) <> 0 or sum(cgst_paise) <> 0
    or sum(sgst_paise) <> 0 or sum(round_off_paise) <> 0 or sum(quantity) <> 0`;

/** What a credit leaves is at most the tips that staff recorded by UPI for its order (money rule 18). */
const CREDITS = sql<Wrong>`
  select paying.day as name from (
    select bank_credits.id, day, max(order_id) as order_id, bank_credits.amount_paise - sum(spent) as tip
    from bank_credits join (
      select credit_id, order_id, sum(amount_paise) as spent from payments where method = 'bank'
      group by credit_id, order_id having sum(amount_paise) <> 0
    ) as parts on credit_id = bank_credits.id
    group by bank_credits.id, day, bank_credits.amount_paise
  ) as paying left join (
    select order_id, sum(amount_paise) as given from tips where method = 'upi' group by order_id
  ) as tipped on tipped.order_id = paying.order_id
  where tip < 0 or tip > coalesce(given, 0)`;

const PAYMENTS = sql`
  select order_id, sum(case when kind = 'payment' then amount_paise else 0 end) as paid,
    sum(amount_paise) as received
  from payments group by order_id`;

const REFUNDS = sql<Wrong>`
  select order_id as name from (${PAYMENTS}) as sums where received < 0 or received > paid`;

/** One that was refunded wholly may cost something again after a change. */
const PAID = sql<Wrong>`
  select orders.id as name from orders left join (${PAYMENTS}) as sums on order_id = orders.id
  where total_paise > 0 and case payment_status
    when 'paid' then coalesce(paid, 0) < total_paise or coalesce(received, 0) <= 0
    when 'refunded' then coalesce(received, 0) > 0
    else coalesce(received, 0) >= total_paise
      or (paid > 0 and received <= 0 and change_count = 0) end`;

/** Each payment is of a page of its order, each paid page has one, and refunds are those of the payments. */
const GATEWAY = sql<Wrong>`
  select order_id as name from payment_links where state = 'paid' and problem is null
    and not exists (select 1 from payments where payments.order_id = payment_links.order_id
      and method = 'gateway' and kind = 'payment')
  union
  select order_id from payments where method = 'gateway' and kind = 'payment'
    and not exists (select 1 from payment_links where payment_links.order_id = payments.order_id)
  union
  select order_id from (
    select order_id, amount_paise from gateway_refunds where state <> 'failed'
    union all
    select order_id, amount_paise from payments where method = 'gateway' and kind = 'refund'
  ) as refunded group by order_id having sum(amount_paise) <> 0`;

const DAYS = difference(
  sql`select business_date as name, channel, status, payment_status, orders, total_paise
    from daily_figures where orders <> 0 or total_paise <> 0`,
  sql`select business_date as name, channel, status, payment_status, count(*), sum(total_paise)
    from orders group by business_date, channel, status, payment_status`,
);

const HOURS = difference(
  sql`select business_date as name, sum(orders) from hourly_figures
    group by business_date having sum(orders) <> 0`,
  sql`select business_date as name, count(*) from orders group by business_date`,
);

const SALES = difference(
  sql`select product_id as name, orders, revenue_paise
    from product_figures where orders <> 0 or revenue_paise <> 0`,
  sql`select product_id as name, count(distinct order_id), sum(quantity * final_price_paise)
    from order_items join orders on orders.id = order_id
    where status <> 'cancelled' group by product_id`,
);

/** An order of stations is at the counter, or beyond, exactly when no part is open (kitchen rule 18). */
const PARTS = sql<Wrong>`
  select orders.id as name from (
    select order_id, count(*) - count(done_at) as open_lines
    from order_items where station is not null group by order_id
  ) as parts join orders on orders.id = order_id
  where case
    when status = 'cancelled' then false
    when status = 'placed' or (status = 'preparing' and ready_at is null) then open_lines = 0
    else open_lines > 0
  end`;

/** Each sum is one statement, so that it sees one snapshot of a running shop. */
export function allSums(db: Database): Sum[] {
  return [
    { sum: 'orders-lines', find: ORDERS_AND_LINES },
    { sum: 'orders-total', find: TOTALS },
    { sum: 'orders-history', find: HISTORIES },
    { sum: 'orders-parts', find: PARTS },
    { sum: 'negative-stock', find: NEGATIVE_STOCK },
    { sum: 'stock-changes', find: stocks(db) },
    { sum: 'bill-numbers', find: BILLS },
    { sum: 'credit-note-numbers', find: CREDIT_NOTES },
    { sum: 'orders-bills', find: BILLED },
    { sum: 'credit-notes-refunds', find: CREDITED },
    { sum: 'cancelled-credit-notes', find: CANCELLED_NOTES },
    { sum: 'bank-credits', find: CREDITS },
    { sum: 'refunds-paid', find: REFUNDS },
    { sum: 'payment-status', find: PAID },
    { sum: 'gateway-payments', find: GATEWAY },
    { sum: 'day-figures', find: DAYS },
    { sum: 'hour-figures', find: HOURS },
    { sum: 'product-sales', find: SALES },
  ];
}

/** An order's newest status or payment in its history. A payment that was only reported is no change. */
function lastOf(kind: 'status' | 'payment'): RawBuilder<string> {
  return sql`(select value from order_history where order_id = orders.id and kind = ${sql.lit(kind)}
    and value <> ${sql.lit(PAYMENT_CLAIMED)} order by sequence desc limit 1)`;
}

/** By the audit log. Leaves out products that were ever uncounted, and the demo's, which nobody entered. */
function stocks(db: Database): RawBuilder<Wrong> {
  const uncounted = sql.lit(UNCOUNTED_STOCK);
  const stockIn = (column: string) => integerInJson(db, column, 'currentStock');
  return sql<Wrong>`
    with changes as (
      select subject_id, from_values is null as is_first,
        coalesce(${stockIn('from_values')}, 0) as stock_before,
        coalesce(${stockIn('to_values')}, 0) as stock_after
      from audit_log where area = 'inventory'
    ), entered as (
      select subject_id, sum(stock_after - stock_before) as stock from changes group by subject_id
      having sum(case when is_first then 1 else 0 end) = 1
        and max(stock_before) < ${uncounted} and max(stock_after) < ${uncounted}
    ), held as (
      select product_id, sum(quantity) as quantity
      from order_items join orders on orders.id = order_id
      where status <> 'cancelled' group by product_id
    )
    select products.name as name from inventory
    join products on products.id = inventory.product_id
    join entered on entered.subject_id = inventory.id
    left join held on held.product_id = inventory.product_id
    where current_stock <> entered.stock - coalesce(held.quantity, 0)`;
}

/** The rows that only one of the two queries returns. */
function difference(kept: RawBuilder<unknown>, counted: RawBuilder<unknown>): RawBuilder<Wrong> {
  return sql<Wrong>`with kept as (${kept}), counted as (${counted})
    select name from (select * from kept except select * from counted) as unfounded
    union
    select name from (select * from counted except select * from kept) as missing`;
}
