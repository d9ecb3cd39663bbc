import type { Order } from '../../../shared/contract/order-shape';
import { DomainError } from '../../../shared/domain/refusals';
import type { AuditActor } from '../../audit/audit-actor';
import { recordChange } from '../../audit/record-change';
import type { Database } from '../../db/database';
import type { OrdersTable } from '../../db/schema';
import { inTransaction, RetryTransaction, type Tx } from '../../db/transaction';
import { recordOrderEvent } from '../follow/order-events';
import { readOrderForStaff } from '../follow/read-order';
import { recordFigures } from '../order-figures';
import { appendHistory, findOrderRow } from '../order-store';

/** A change of an order by a staff user or by the shop itself. */
export interface OrderChange<Value> {
  id: string;
  value: Value;
  /** The value that the editor saw. Another current value is a conflict. */
  from?: Value | undefined;
  reason?: string;
  /** Whether the current order may still be changed. */
  onlyIf?: (order: OrdersTable) => boolean;
  actor: AuditActor;
}

interface StatusColumn {
  kind: 'status' | 'payment';
  column: 'status' | 'payment_status';
  /** The field's name in the audit log. */
  field: 'status' | 'paymentStatus';
}

/**
 * Sets one of an order's two statuses, in one transaction with its history, figures, audit entry and
 * event. Setting the same value changes nothing.
 * @param effect runs after the update; its result is stored with the order.
 * @throws DomainError `not_found`; `conflict` when the order has another value than `from`.
 */
export function changeOrder<Column extends StatusColumn>(
  db: Database,
  { kind, column, field }: Column,
  change: OrderChange<OrdersTable[Column['column']]>,
  effect: (tx: Tx, order: OrdersTable) => Promise<Partial<OrdersTable>>,
): Promise<Order> {
  const { id, value, from, reason, onlyIf, actor } = change;
  const at = actor.now.toISOString();
  return inTransaction(db, async (tx) => {
    const order = await findOrderRow(tx, id);
    if (!order) throw new DomainError('not_found');
    if (order[column] === value) return readOrderForStaff(tx, id);
    if ((from && order[column] !== from) || onlyIf?.(order) === false) {
      throw new DomainError('conflict');
    }
    const changed = { [column]: value, updated_at: at };
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set(changed)
      .where('id', '=', id)
      // The figures depend on both statuses, so both must be unchanged since they were read.
      .where('status', '=', order.status)
      .where('payment_status', '=', order.payment_status)
      .where('payment_attempt', '=', order.payment_attempt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new RetryTransaction();
    const more = await effect(tx, order);
    if (Object.keys(more).length > 0) {
      await tx.updateTable('orders').set(more).where('id', '=', id).execute();
    }
    await appendHistory(tx, {
      order_id: id,
      kind,
      value,
      admin_id: actor.adminId,
      by_name: actor.name,
      at,
    });
    const after = { ...order, ...changed };
    await recordFigures(tx, order, { from: order, to: after });
    await recordChange(tx, actor, {
      area: 'orders',
      subject: { id, name: id },
      from: { [field]: order[column] },
      to: { [field]: value },
      ...(reason && { reason }),
    });
    await recordOrderEvent(tx, kind, after);
    return readOrderForStaff(tx, id);
  });
}
