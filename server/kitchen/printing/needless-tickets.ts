import { expressionBuilder } from 'kysely';
import { RECEIPT_WAITS_MS } from '../../../shared/domain/kitchen/print-jobs';
import { listOpenRemakes } from '../../orders/remakes';
import type { Database } from '../../platform/db/database';
import type { ShopTables } from '../../platform/db/schema';
import { type JobRow, WAITING } from './print-queue';

/**
 * No person asked for it, no printer had it, and its order is over, a newer ticket tells all of it, or a receipt's
 * customer has left. A printer off since yesterday has many.
 */
export async function isNeedless(db: Database, job: JobRow, now: Date): Promise<boolean> {
  const { order_id, auto_key, state, attempts, may_be_printed, what } = job;
  if (order_id === null || auto_key === null || state !== 'queued') return false;
  if (attempts > 0 || may_be_printed === 1) return false;
  if (what === 'receipt') return now.getTime() - Date.parse(job.requested_at) > RECEIPT_WAITS_MS;
  if (what === 'remake') {
    const open = await listOpenRemakes(db, { since: '', orderId: order_id });
    return !open.some(({ change }) => change.sequence === job.change_count);
  }
  const over = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', order_id)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', 'in', OVER), eb.not(hasOpenElsewhere())]),
        // A table's next ticket has only what is new, any other has all.
        eb.and([eb('table_id', 'is', null), hasNewerTicket(job)]),
      ]),
    )
    .executeTakeFirst();
  return over !== undefined;
}

const OVER = ['delivered', 'cancelled'] as const;

const ordersBuilder = () => expressionBuilder<ShopTables, 'orders'>();

/** Whether another bill has dishes of the order's ticket that the kitchen must still make (tables rule 4). */
export const hasOpenElsewhere = () =>
  ordersBuilder().exists(
    ordersBuilder()
      .selectFrom('order_items')
      .innerJoin('orders as bill', 'bill.id', 'order_items.order_id')
      .whereRef('order_items.ticket_order_id', '=', 'orders.id')
      .where('order_items.is_served', '=', 0)
      .whereRef('order_items.line', '>', 'bill.served_line')
      .where('bill.status', 'not in', OVER)
      .select('order_items.line'),
  );

/** Whether the printer waits to print the order as it was changed since. */
const hasNewerTicket = (job: JobRow) =>
  ordersBuilder().exists(
    ordersBuilder()
      .selectFrom('print_jobs')
      .where('printer_id', '=', job.printer_id)
      .where('order_id', '=', job.order_id)
      .where('what', '=', 'ticket')
      .where('auto_key', 'is not', null)
      .where('state', 'in', WAITING)
      .where('change_count', '>', job.change_count)
      .select('print_jobs.id'),
  );
