import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../server/platform/db/database';

/** The sums of an order's payments, in paise. */
const sums = (ids: readonly string[]) => sql`
  select orders.id, status, payment_status, change_count as changes, total_paise as total,
    coalesce(sum(case when kind = 'payment' then amount_paise end), 0) as paid,
    coalesce(sum(case when kind = 'payment' and method <> 'upi' then amount_paise end), 0) as proved,
    coalesce(-sum(case when kind = 'refund' then amount_paise end), 0) as refunded,
    coalesce(sum(amount_paise), 0) as received
  from orders left join payments on payments.order_id = orders.id
  where orders.id in (${sql.join(ids)}) group by orders.id, status, payment_status, change_count, total_paise`;

/** What must never be found, in SQL of its own: it shares nothing with the shop or its nightly proof. */
const violations = (ids: readonly string[]): Record<string, RawBuilder<{ name: string }>> => ({
  'a bank credit that is used twice, or in part without a tip': sql`
    select bank_credits.id as name from bank_credits
    join payments on credit_id = bank_credits.id and method = 'bank'
    where bank_credits.id in (
      select credit_id from payments where order_id in (${sql.join(ids)}))
    group by bank_credits.id, bank_credits.amount_paise
    having sum(payments.amount_paise) not in (0, bank_credits.amount_paise)
      and bank_credits.amount_paise - sum(payments.amount_paise) not in (
        select amount_paise from tips where method = 'upi' and corrects is null
          and order_id in (${sql.join(ids)})
          and id not in (select corrects from tips where corrects is not null))`,
  'more than arrived': sql`select id as name from (${sums(ids)}) as sums
    -- A change may leave an order that was paid above its new total.
    where changes = 0 and received - total > refunded + case when proved > total then proved - total else 0 end`,
  'more claims than an order may have': sql`
    select order_id as name from order_history as claims
    where order_id in (${sql.join(ids)}) and kind = 'payment' and value = 'claimed'
      and sequence > (select max(sequence) from order_history as decided
        where decided.order_id = claims.order_id and kind = 'payment' and value <> 'claimed')
    group by order_id having count(*) > 5`,
  'less than nothing': sql`select id as name from (${sums(ids)}) as sums
    where received < 0 or refunded < 0 or paid < 0`,
  'a status that its payments do not make true': sql`
    select id as name from (${sums(ids)}) as sums where payment_status not in (
      case when total = 0 then 'paid' else 'refunded' end,
      case when paid = 0 then 'refunded' when received = 0 then 'refunded'
        when paid >= total then 'paid' else 'pending' end,
      case when paid = 0 or (received < total and (received > 0 or changes > 0)) then 'failed' else '' end,
      case when paid = 0 or (received < total and (received > 0 or changes > 0)) then 'pending' else '' end)`,
  "a gateway's payment that was taken back": sql`
    select undone.id as name from payments as undone
    join payments as undoing on undoing.corrects = undone.id
    where undone.order_id in (${sql.join(ids)}) and undone.method = 'gateway'
      and undone.kind = 'payment'`,
  'a payment that is taken back twice, or by another amount': sql`
    select undone.id as name from payments as undone
    join payments as undoing on undoing.corrects = undone.id
    where undone.order_id in (${sql.join(ids)})
    group by undone.id, undone.amount_paise
    having count(*) <> 1 or sum(undoing.amount_paise) <> -undone.amount_paise`,
  'a bill that differs from its order': sql`
    select bills.order_id as name from bills join (${sums(ids)}) as sums on sums.id = bills.order_id
    left join bill_taxes on bill_taxes.order_id = bills.order_id and bill_taxes.document not like 'CN%'
    group by bills.order_id, total
    having sum(taxable_paise + cgst_paise + sgst_paise + round_off_paise) <> total`,
  'credit notes that differ from what went back': sql`
    select bills.order_id as name from bills join (${sums(ids)}) as sums on sums.id = bills.order_id
    left join credit_notes on credit_notes.order_id = bills.order_id and cancelled_at is null
    group by bills.order_id, status, total, refunded, received
    having coalesce(sum(amount_paise), 0) <> case when status = 'cancelled' then total
      when received >= total then 0
      when refunded < total - received then refunded else total - received end`,
  'units that stay sold of a bill that is credited wholly': sql`
    select sums.id as name from (${sums(ids)}) as sums join bill_taxes on bill_taxes.order_id = sums.id
    group by sums.id, status having status = 'cancelled' and sum(quantity) <> 0`,
  'a gap in a series': sql`
    select financial_year as name from bills group by financial_year
    having min(number) <> 1 or max(number) <> count(distinct number)
    union all select financial_year from credit_notes group by financial_year
    having min(number) <> 1 or max(number) <> count(distinct number)`,
});

/** @returns the name of each violation of these orders, and of what they share, with the rows found. */
export async function moneyViolations(db: Database, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [what, find] of Object.entries(violations(ids))) {
    const { rows } = await find.execute(db);
    if (rows.length > 0) found.push(`${what}: ${rows.map(({ name }) => name).join(', ')}`);
  }
  return found;
}

/** The tax of a month by its documents: its bills, less its credit notes, plus those cancelled in it. */
export async function billedByMonth(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ at: string; amount: number }>`
    select made_at as at, total_paise as amount from bills join orders on orders.id = order_id
    union all select made_at, -amount_paise from credit_notes
    union all select cancelled_at, amount_paise from credit_notes where cancelled_at is not null
  `.execute(db);
  const months = new Map<string, number>();
  for (const { at, amount } of rows) {
    const inKolkata = new Date(Date.parse(at) + 330 * 60_000);
    const month = inKolkata.toISOString().slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + Number(amount));
  }
  return months;
}
