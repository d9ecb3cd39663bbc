import type { Order } from '../../../shared/contract/order-shape';
import { PAYMENT_CLAIMED, showsUpiPanel } from '../../../shared/domain/payment';
import type { Database } from '../../db/database';
import { inTransaction, RetryTransaction } from '../../db/transaction';
import { recordOrderEvent } from '../follow/order-events';
import { type OrderLook, readOrder, readStored } from '../follow/read-order';
import { appendHistory } from '../order-store';

/**
 * Records that a customer says they have paid, once for each payment link. It is no proof: only staff
 * mark an order paid. Like every change it restarts the time after which an unpaid order is cancelled.
 * An order that awaits no payment stays as it is.
 * @throws DomainError `not_found` for an order that the caller may not read.
 */
export async function claimPayment(db: Database, secret: string, look: OrderLook): Promise<Order> {
  const known = await readOrder(db, secret, look);
  if (!isAwaited(known)) return known;
  await writeClaim(db, look);
  return readOrder(db, secret, look);
}

function isAwaited(order: Order): boolean {
  return showsUpiPanel(order) && order.paymentClaimedAt === null;
}

function writeClaim(db: Database, { id, now }: OrderLook): Promise<void> {
  const at = now.toISOString();
  return inTransaction(db, async (tx) => {
    const { row, history } = await readStored(tx, id);
    const lastPayment = history.findLast(({ kind }) => kind === 'payment');
    if (row.payment_status !== 'pending' || row.status === 'cancelled') return;
    if (lastPayment?.value === PAYMENT_CLAIMED) return;
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({ updated_at: at })
      .where('id', '=', id)
      .where('payment_status', '=', 'pending')
      .where('status', '=', row.status)
      .where('updated_at', '=', row.updated_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new RetryTransaction();
    const claim = { order_id: id, kind: 'payment' as const, value: PAYMENT_CLAIMED, at };
    await appendHistory(tx, { ...claim, admin_id: null, by_name: null, staff_only: 0 });
    await recordOrderEvent(tx, 'payment', { ...row, updated_at: at });
  });
}
