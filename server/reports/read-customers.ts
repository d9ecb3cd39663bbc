import type { Report } from '../../shared/contract/reports-contract';
import { startOfDay } from '../../shared/domain/kolkata-time';
import type { ReportSpan } from '../../shared/domain/report-days';
import { batchesOf } from '../db/batches';
import type { Database } from '../db/database';
import { ordersSold } from './order-slices';

/** Counts new and returning customers. A guest's orders belong to the phone number. */
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

/** How many of these customers had ordered before a day. */
async function countBefore(
  db: Database,
  day: string,
  column: 'customer_id' | 'customer_phone',
  ids: readonly string[],
): Promise<number> {
  let earlier = db
    .selectFrom('orders')
    .where(column, 'in', ids)
    .where('created_at', '<', startOfDay(day))
    .where('status', '<>', 'cancelled');
  if (column === 'customer_phone') earlier = earlier.where('customer_id', 'is', null);
  const { count } = await earlier
    .select(({ fn }) => fn.count<number>(column).distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
