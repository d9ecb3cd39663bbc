import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import { DAY_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { LAPSED_ORDER_DAYS } from '../../../shared/domain/platform/retention';
import type { Database } from '../../platform/db/database';
import type { ShopTables } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { recordFigures, recordHour } from '../order-figures';

/** Customers' orders wait for a batch on SQLite: some 15 ms. */
const BATCH_ORDERS = 100;
const PARTS = [
  'order_words',
  'order_items',
  'order_adjustments',
  'order_history',
  'payment_claims',
  'payment_links',
  'door_photos',
] as const;

/**
 * 90 days after they were placed, if the shop or their customer cancelled them unpaid and staff have neither
 * changed nor billed them, nor found money. Their days' figures no longer count them.
 */
export async function removeLapsedOrders(db: Database, now: Date): Promise<void> {
  const until = isoBefore(now, LAPSED_ORDER_DAYS * DAY_MS);
  while ((await inTransaction(db, (tx) => removeBatch(tx, until))) === BATCH_ORDERS) {
    await nextTurn();
  }
}

async function removeBatch(tx: Tx, until: string): Promise<number> {
  // The update locks the rows: staff who change one of them meanwhile wait, and do not find it.
  const orders = await tx
    .updateTable('orders')
    .set({ client_key: null })
    .where(isLapsed)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('id')
        .where(isLapsed)
        .where('created_at', '<=', until)
        .orderBy('created_at')
        .limit(BATCH_ORDERS),
    )
    .returning(['id', 'business_date', 'created_at', 'total_paise', 'status', 'payment_status'])
    .returning('channel')
    .execute();
  if (orders.length === 0) return 0;
  const ids = orders.map(({ id }) => id);
  for (const part of PARTS) await tx.deleteFrom(part).where('order_id', 'in', ids).execute();
  await tx.deleteFrom('orders').where('id', 'in', ids).execute();
  for (const order of orders) {
    await recordHour(tx, order, -1);
    await recordFigures(tx, order, { from: order, to: null });
  }
  return orders.length;
}

/** A cancelled order that no staff user changed was cancelled by the shop or its customer. */
function isLapsed(eb: ExpressionBuilder<ShopTables, 'orders'>) {
  const byStaff = eb
    .selectFrom('order_history')
    .select('sequence')
    .whereRef('order_id', '=', 'orders.id')
    .where('admin_id', 'is not', null)
    .limit(1);
  const bill = eb.selectFrom('bills').select('order_id').whereRef('order_id', '=', 'orders.id');
  const payment = eb
    .selectFrom('payments')
    .select('order_id')
    .whereRef('order_id', '=', 'orders.id')
    .limit(1);
  return eb.and([
    eb('status', '=', 'cancelled'),
    eb('payment_status', '=', 'pending'),
    eb('change_count', '=', 0),
    eb(byStaff, 'is', null),
    eb(bill, 'is', null),
    eb(payment, 'is', null),
  ]);
}
