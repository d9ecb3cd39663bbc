import { isPaidUnevenly } from '../../shared/domain/orders/order-payments';
import type { Paise } from '../../shared/domain/platform/money';
import type { Database } from '../platform/db/database';
import type { OrdersTable } from '../platform/db/schema';

/** What was received for the orders that are paid in part or overpaid, by id. */
export async function readUnevenPayments(
  db: Database,
  orders: readonly OrdersTable[],
): Promise<ReadonlyMap<string, Paise>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .selectFrom('payments')
    .select(['order_id', ({ fn }) => fn.sum<number | string>('amount_paise').as('received')])
    .where('order_id', 'in', ids)
    .groupBy('order_id')
    .execute();
  const sums = new Map(rows.map(({ order_id, received }) => [order_id, Number(received)]));
  return new Map(
    orders.flatMap(({ id, payment_status, total_paise }) => {
      const received = sums.get(id) ?? 0;
      return isPaidUnevenly(payment_status, total_paise, received) ? [[id, received]] : [];
    }),
  );
}
