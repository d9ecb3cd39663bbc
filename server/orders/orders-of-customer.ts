import type { Database } from '../platform/db/database';

/** Selects the ids of a customer's orders, as a part of other queries. */
export function orderIdsOf(db: Database, customerId: string) {
  return db.selectFrom('orders').select('id').where('customer_id', '=', customerId);
}
