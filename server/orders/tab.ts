import type { OrdersTable } from '../platform/db/schema';

/** Whether it is a table's open bill, which rounds join until it is paid or cancelled (tables rule 3). */
export function isTab({
  table_id,
  status,
  payment_status,
}: Pick<OrdersTable, 'table_id' | 'status' | 'payment_status'>): boolean {
  return table_id !== null && status !== 'cancelled' && payment_status === 'pending';
}
