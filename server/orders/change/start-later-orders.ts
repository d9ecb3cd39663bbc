import { DAY_MS, isoBefore } from '../../../shared/domain/platform/durations';
import type { WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { CLOCKS_DIFFER_MS, recordOrderEvent } from '../follow/order-events';

const READ_AT_ONCE = 100;
/** Nobody waits for an older order any more. */
const WAITS_AT_MOST_MS = DAY_MS;

/** Half a second late: the clock of a server that shows one may be behind. One of several servers tells it, once. */
export async function startLaterOrders({
  db,
  clock,
}: Pick<WriteDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('slot_at', '>', isoBefore(now, WAITS_AT_MOST_MS))
    .where('starts_at', '<=', isoBefore(now, CLOCKS_DIFFER_MS))
    .where('start_told_at', 'is', null)
    .orderBy('starts_at')
    .limit(READ_AT_ONCE)
    .execute();
  const at = now.toISOString();
  for (const { id } of due) {
    await inTransaction(db, async (tx) => {
      const told = await tx
        .updateTable('orders')
        .set({ start_told_at: at })
        .where('id', '=', id)
        .where('start_told_at', 'is', null)
        .returning(['id', 'status', 'payment_status'])
        .executeTakeFirst();
      // Nobody need hear of an order that was cancelled or accepted before.
      if (told?.status !== 'placed') return;
      await recordOrderEvent(tx, 'placed', { ...told, updated_at: at }, 'never');
    });
  }
}
