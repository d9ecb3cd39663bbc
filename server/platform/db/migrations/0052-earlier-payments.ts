import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../is-postgres';

/**
 * Lists the payments and refunds of earlier orders: what bank credits paid, what staff marked paid by
 * hand, and what they marked refunded. Nothing is altered, so old servers keep taking orders meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = sql`insert into payments (id, order_id, kind, method, amount_paise, reference,
    credit_id, at, business_date, admin_id, by_name)`;
  await sql`${columns}
    select 'match-' || credit_id || '-' || order_id, order_id, 'payment', 'bank',
      bank_matches.amount_paise, reference, credit_id, recorded_at, ${dayOf(db, 'recorded_at')},
      admin_id, by_name
    from bank_matches join bank_credits on bank_credits.id = credit_id`.execute(db);
  await sql`${columns}
    select 'paid-' || orders.id, orders.id, 'payment', 'upi',
      total_paise - coalesce(received, 0), null, null, at, ${dayOf(db, 'at')},
      admin_id, coalesce(by_name, '')
    from orders ${lastEntry('paid')}
    left join (select order_id as paid_id, sum(amount_paise) as received from bank_matches
      group by order_id) as matched on paid_id = orders.id
    where payment_status in ('paid', 'refunded') and total_paise > coalesce(received, 0)`.execute(
    db,
  );
  await sql`${columns}
    select 'refund-' || orders.id, orders.id, 'refund', 'upi', -received, null, null, at,
      ${dayOf(db, 'at')}, admin_id, coalesce(by_name, '')
    from orders ${lastEntry('refunded')}
    join (select order_id as paid_id, sum(amount_paise) as received from payments
      group by order_id) as paid on paid_id = orders.id
    where payment_status = 'refunded' and received > 0`.execute(db);
  // What a credit had paid, and staff set back to pending or failed.
  await sql`insert into payments (id, order_id, kind, method, amount_paise, credit_id, at,
      business_date, admin_id, by_name, corrects)
    select 'unpaid-' || payments.id, order_id, kind, method, -amount_paise, credit_id, updated_at,
      ${dayOf(db, 'updated_at')}, null, '', payments.id
    from payments join orders on orders.id = order_id
    where payment_status in ('pending', 'failed') and total_paise <= (
      select sum(amount_paise) from bank_matches where bank_matches.order_id = orders.id)`.execute(
    db,
  );
}

/** Joins the last time at which an order's payment got a status. */
function lastEntry(value: 'paid' | 'refunded'): RawBuilder<unknown> {
  return sql`join order_history on order_history.order_id = orders.id and sequence = (
    select max(sequence) from order_history as changes
    where changes.order_id = orders.id and kind = 'payment' and value = ${sql.lit(value)})`;
}

/** The day in Asia/Kolkata of a column with a time. */
function dayOf(db: Kysely<unknown>, column: string): RawBuilder<string> {
  return isPostgres(db)
    ? sql`to_char((${sql.ref(column)}::timestamptz + interval '330 minutes') at time zone 'UTC',
        'YYYY-MM-DD')`
    : sql`date(${sql.ref(column)}, '+330 minutes')`;
}
