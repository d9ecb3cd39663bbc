import type { Cancellation } from '../../../shared/domain/orders/cancellation';
import { type OrderStatus, stockEffect } from '../../../shared/domain/orders/order-status';
import { standingAfter } from '../../../shared/domain/orders/ticket';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { restoreStock, takeStock } from '../../menu/inventory/stock-movements';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { OrdersTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { recordSales } from '../order-figures';
import { listItems } from '../order-store';
import { standingOf, ticketChange } from '../ticket-standing';
import { changeOrder, type Decision, type OrderChangeDeps } from './change-order';

interface StatusChange extends Cancellation {
  id: string;
  value: OrderStatus;
  /** The status that the editor saw. Another current one is a conflict. */
  from?: OrderStatus | undefined;
  /** Whether the current order may still be changed. */
  onlyIf?: (order: OrdersTable) => boolean;
  /** Written to the audit log. */
  reason?: string;
  actor: AuditActor;
}

/**
 * Any status after any other (orders rule 10). Cancelling restores the stock and leaving cancelled takes it again,
 * each exactly once, because one of two concurrent changes succeeds. The same status changes nothing.
 * @throws DomainError `not_found`; `conflict` when the order has another status than `from`;
 * `out_of_stock` when the stock has been sold since the order was cancelled.
 */
export function setOrderStatus(
  { db, onOrderChange }: Pick<OrderChangeDeps, 'db' | 'onOrderChange'>,
  change: StatusChange,
): Promise<void> {
  const { id, value, from, onlyIf, reason, actor } = change;
  return inTransaction(db, (tx) =>
    changeOrder(tx, {
      id,
      actor,
      onOrderChange,
      decide: (order, dated) => {
        if (order.status === value) return undefined;
        if ((from && order.status !== from) || onlyIf?.(order) === false) {
          throw new DomainError('conflict');
        }
        return { ...statusDecision(tx, order, { ...change, actor: dated }), reason };
      },
    }),
  );
}

/**
 * With the ticket's times. The kitchen need not hear of an order that lapsed unaccepted, or was handed over.
 * @param isSeen whether no cook needs to be told that the order is cancelled.
 */
export function statusDecision(
  tx: Tx,
  order: OrdersTable,
  { value, cancelReason, cancelNote, actor }: Cancellation & Pick<StatusChange, 'value' | 'actor'>,
  isSeen = order.status === 'delivered' || (actor.adminId === null && order.accepted_at === null),
): Decision {
  const at = actor.now.toISOString();
  const effect = stockEffect(order.status, value);
  return {
    set: {
      ...ticketChange(order, standingAfter(standingOf(order), value, at)),
      ...(value === 'cancelled' && {
        cancel_reason: cancelReason ?? null,
        cancel_note: cancelNote ?? null,
        cancel_seen_at: isSeen ? at : null,
      }),
    },
    ...(effect !== 'none' && { effect: () => moveStock(tx, order.id, effect, actor.now) }),
  };
}

async function moveStock(tx: Tx, orderId: string, effect: 'take' | 'restore', now: Date) {
  const items = await listItems(tx, [orderId]);
  const lines = items.map(({ product_id: productId, ...item }) => ({ ...item, productId }));
  await (effect === 'take' ? takeStock(tx, lines, now) : restoreStock(tx, lines, now));
  await recordSales(tx, items, effect === 'take' ? 1 : -1);
}
