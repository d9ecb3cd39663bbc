import type { OrderStatus } from '../../shared/domain/order-status';
import type { Database } from '../db/database';

/** Tables whose rows are removed after a time: one that only grows says that the sweep does not run. */
const PASSING = ['logs', 'order_events', 'idempotency_keys', 'sign_in_codes'] as const;

/** How many orders stand where, and how many rows wait to be removed. */
export interface QueueDepths {
  orders: Partial<Record<OrderStatus, number>>;
  rows: Record<(typeof PASSING)[number], number>;
}

/** Orders are summed from the day's figures, so that reading takes no longer with their number. */
export async function queueDepths(db: Database): Promise<QueueDepths> {
  const byStatus = await db
    .selectFrom('daily_figures')
    .select(({ fn }) => ['status', fn.sum<number>('orders').as('orders')])
    .groupBy('status')
    .execute();
  const counts = await Promise.all(
    PASSING.map(async (table) => {
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
