import { ORDER_STATUSES } from '../../shared/domain/orders/order-status';
import { countRows } from '../platform/db/count-rows';
import type { Database } from '../platform/db/database';
import type { QueueDepths } from '../platform/metrics/metrics';

/** Tables whose rows expire. If one of them only grows, the sweep is not running. */
const EXPIRING = ['logs', 'order_events', 'idempotency_keys', 'sign_in_codes'] as const;

/** From the daily figures, so that the cost does not grow with the orders. */
export async function queueDepths(db: Database): Promise<QueueDepths> {
  const byStatus = await db
    .selectFrom('daily_figures')
    .select(({ fn }) => ['status', fn.sum<number>('orders').as('orders')])
    .groupBy('status')
    .execute();
  const none = ORDER_STATUSES.map((status) => [status, 0] as const);
  const counted = byStatus.map(({ status, orders }) => [status, Number(orders)] as const);
  const rows = await Promise.all(
    EXPIRING.map(async (table) => [table, await countRows(db.selectFrom(table))] as const),
  );
  return { orders: Object.fromEntries([...none, ...counted]), rows: Object.fromEntries(rows) };
}
