import type { Order } from '../../../shared/contract/order-shape';
import { type OrderStatus, stockEffect } from '../../../shared/domain/order-status';
import { DomainError } from '../../../shared/domain/refusals';
import type { AuditActor } from '../../audit/audit-actor';
import { recordChange } from '../../audit/record-change';
import type { Database } from '../../db/database';
import type { OrdersTable } from '../../db/schema';
import { inTransaction, RetryTransaction, type Tx } from '../../db/transaction';
import { restoreStock, takeStock } from '../../inventory/stock-movements';
import { recordOrderEvent } from '../follow/order-events';
import { readOrderForStaff } from '../follow/read-order';
import { recordFigures, recordSales } from '../order-figures';
import { appendHistory, findOrderRow, listItems } from '../order-store';

/** A change that a member of staff, or the shop by itself, makes to an order. */
export interface StaffChange<Value> {
  id: string;
  value: Value;
  /** What was seen before, if that is to be compared. */
  from?: Value | undefined;
  actor: AuditActor;
}

interface StatusChange extends StaffChange<OrderStatus> {
  /** Why, if that is to be remembered. */
  reason?: string;
  /** Whether the order is still one that is to be changed. */
  onlyIf?: (order: OrdersTable) => boolean;
}

/**
 * Sets any status after any other (spec §4); the same one changes nothing. Cancelling gives the
 * stock back and leaving cancelled takes it again: each exactly once, as only the one who moves the
 * status away from what was seen goes on.
 * @throws DomainError `not_found`; `conflict` when it is no longer what was seen; `out_of_stock` when what was given back is sold meanwhile.
 */
export async function setOrderStatus(
  db: Database,
  { id, value: status, from, reason, onlyIf, actor }: StatusChange,
): Promise<Order> {
  const { adminId, name, now } = actor;
  return inTransaction(db, async (tx) => {
    const order = await findOrderRow(tx, id);
    if (!order) throw new DomainError('not_found');
    if (order.status !== status) {
      if (from && order.status !== from) throw new DomainError('conflict');
      if (onlyIf && !onlyIf(order)) throw new DomainError('conflict');
      const { numUpdatedRows } = await tx
        .updateTable('orders')
        .set({ status, updated_at: now.toISOString() })
        .where('id', '=', id)
        .where('status', '=', order.status)
        // What it counted under must still hold when the figures are moved.
        .where('payment_status', '=', order.payment_status)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new RetryTransaction();
      await moveStock(tx, id, stockEffect(order.status, status), now);
      await appendHistory(tx, {
        order_id: id,
        kind: 'status',
        value: status,
        admin_id: adminId,
        by_name: name,
        at: now.toISOString(),
      });
      await recordFigures(tx, order, { from: order, to: { ...order, status } });
      await recordChange(tx, actor, {
        area: 'orders',
        subject: { id, name: id },
        from: { status: order.status },
        to: { status },
        ...(reason && { reason }),
      });
      await recordOrderEvent(tx, 'status', { ...order, status, updated_at: now.toISOString() });
    }
    return readOrderForStaff(tx, id);
  });
}

async function moveStock(
  tx: Tx,
  orderId: string,
  effect: ReturnType<typeof stockEffect>,
  now: Date,
): Promise<void> {
  if (effect === 'none') return;
  const items = await listItems(tx, [orderId]);
  const lines = items.map(({ product_id, name, quantity }) => ({
    productId: product_id,
    name,
    quantity,
  }));
  await (effect === 'take' ? takeStock(tx, lines, now) : restoreStock(tx, lines, now));
  await recordSales(tx, items, effect === 'take' ? 1 : -1);
}
