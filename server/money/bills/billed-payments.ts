import type { Database } from '../../platform/db/database';

/** All payments and refunds of a billed order, oldest first, with those that were taken back. */
export function listBilledPayments(db: Database, orderId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'kind', 'method', 'amount_paise', 'lines', 'corrects'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
