import type { Order } from '../../../shared/contract/orders/order-shape';
import type { Database } from '../../platform/db/database';

export async function readMessages(
  db: Database,
  orderId: string,
): Promise<NonNullable<Order['messages']>> {
  const { devices } = await db
    .selectFrom('order_devices')
    .where('order_id', '=', orderId)
    .select(({ fn }) => fn.countAll<number>().as('devices'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('order_messages')
    .select(['news', 'target', 'created_at', 'outcome'])
    .where('order_id', '=', orderId)
    .orderBy('event')
    .orderBy('id')
    .execute();
  const list = rows.map(({ news, target, created_at, outcome }) => ({
    news,
    by: target === 'sms' ? ('sms' as const) : ('push' as const),
    at: created_at,
    outcome: outcome ?? ('waiting' as const),
  }));
  return { devices, list };
}
