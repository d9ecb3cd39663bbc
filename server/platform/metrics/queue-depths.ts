import type { OrderStatus } from '../../../shared/domain/orders/order-status';
import type { Database } from '../db/database';

/** Tables whose rows expire. If one of them only grows, the sweep is not running. */
const EXPIRING = ['logs', 'order_events', 'idempotency_keys', 'sign_in_codes'] as const;

/** The number of orders by status, and of unswept rows by table. */
export interface QueueDepths {
  orders: Partial<Record<OrderStatus, number>>;
  rows: Record<(typeof EXPIRING)[number], number>;
}

/** Orders are summed from the daily figures, so that the cost does not grow with their number. */
export async function queueDepths(db: Database): Promise<QueueDepths> {
  const byStatus = await db
    .selectFrom('daily_figures')
    .select(({ fn }) => ['status', fn.sum<number>('orders').as('orders')])
    .groupBy('status')
    .execute();
  const counts = await Promise.all(
    EXPIRING.map(async (table) => {
      const { total } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return [table, total] as const;
    }),
  );
  return {
    orders: Object.fromEntries(byStatus.map(({ status, orders }) => [status, Number(orders)])),
    rows: Object.fromEntries(counts) as QueueDepths['rows'],
  };
}
