import { sql } from 'kysely';
import type { Report } from '../../../shared/contract/money/reports-contract';
import { startOfDay } from '../../../shared/domain/platform/kolkata-time';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import { batchesOf } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { ordersSold } from './order-slices';

/** A guest's orders belong to the phone number. */
export function customerCounter(db: Database, from: string) {
  const accounts = new Set<string>();
  const guests = new Set<string>();
  let forgotten = 0;
  return {
    async add(slice: ReportSpan): Promise<void> {
      const rows = await ordersSold(db, slice)
        .groupBy(['customer_id', 'customer_phone'])
        .select(({ fn }) => ['customer_id', 'customer_phone', fn.countAll<number>().as('orders')])
        .execute();
      for (const { customer_id, customer_phone, orders } of rows) {
        if (customer_id !== null) accounts.add(customer_id);
        else if (customer_phone !== null) guests.add(customer_phone);
        else forgotten += orders;
      }
    },
    async read(): Promise<Report['customers']> {
      let returning = 0;
      for (const batch of batchesOf([...accounts])) {
        returning += await countBefore(db, from, 'customer_id', batch);
      }
      for (const batch of batchesOf([...guests])) {
        returning += await countBefore(db, from, 'customer_phone', batch);
      }
      return { fresh: accounts.size + guests.size - returning, returning, forgotten };
    },
  };
}

/** Each by itself: with a list of phone numbers SQLite would read all earlier orders of guests. */
async function countBefore(
  db: Database,
  day: string,
  column: 'customer_id' | 'customer_phone',
  ids: readonly string[],
): Promise<number> {
  const isGuest = column === 'customer_phone' ? sql`and customer_id is null` : sql``;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (values ${sql.join(ids.map((id) => sql`(${id})`))}) as buyers
    where exists (select 1 from orders where ${sql.ref(column)} = buyers.column1 ${isGuest}
      and created_at < ${startOfDay(day)} and status <> 'cancelled')`.execute(db);
  return rows[0]?.count ?? 0;
}
