import type { Cancellation } from '../../../shared/domain/orders/cancellation';
import {
  isStepBack,
  type OrderStatus,
  stockEffect,
} from '../../../shared/domain/orders/order-status';
import { standingAfter } from '../../../shared/domain/orders/ticket';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { withdrawProducts } from '../../menu/catalog/withdraw-products';
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
  /** Of a cancellation: the order's products that have run out (orders rule 9). */
  ranOut?: readonly string[];
  /** The status that the editor saw. Another current one is a conflict. */
  from?: OrderStatus | undefined;
  /** Whether the current order may still be changed. */
  onlyIf?: (order: OrdersTable) => boolean;
  /** Called before a step back; what it throws refuses the change. */
  onUndo?: () => void;
  /** Written to the audit log. */
  reason?: string;
  actor: AuditActor;
}

/**
 * Any status after any other (orders rule 10). Cancelling restores the stock and leaving cancelled takes it again,
 * each exactly once, because one of two concurrent changes succeeds. The same status changes nothing.
 * @throws DomainError `not_found`; `conflict` when the order has another status than `from`;
 * `out_of_stock` when the stock has been sold since the order was cancelled; `bad_input` for products in
 * `ranOut` that it does not have.
 */
export function setOrderStatus(
  { db, onOrderChange }: Pick<OrderChangeDeps, 'db' | 'onOrderChange'>,
  change: StatusChange,
): Promise<void> {
  const { id, value, from, onlyIf, onUndo, reason, actor } = change;
  return inTransaction(db, (tx) =>
    changeOrder(tx, {
      id,
      actor,
      onOrderChange,
      decide: async (order, dated) => {
        if (order.status === value) return undefined;
        // A merged bill has given its dishes to another one, and is not opened again.
        const isMerged = order.cancel_reason === 'merged';
        if (isMerged || (from && order.status !== from) || onlyIf?.(order) === false) {
          throw new DomainError('conflict');
        }
        if (isStepBack(order.status, value)) onUndo?.();
        const decision = await statusDecision(tx, order, { ...change, actor: dated });
        return { ...decision, ...(reason !== undefined && { reason }) };
      },
    }),
  );
}

/**
 * With the ticket's times. The kitchen need not hear of an order that lapsed unaccepted, or was handed over.
 * @param isSeen whether no cook needs to be told that the order is cancelled.
 */
export async function statusDecision(
  tx: Tx,
  order: OrdersTable,
  change: Cancellation & Pick<StatusChange, 'value' | 'ranOut' | 'actor'>,
  isSeen = order.status === 'delivered' ||
    (change.actor.adminId === null && order.accepted_at === null),
): Promise<Decision> {
  const { value, cancelReason, cancelNote, ranOut = [], actor } = change;
  const at = actor.now.toISOString();
  const effect = stockEffect(order.status, value);
  const gone = await linesOf(tx, order.id, ranOut);
  return {
    set: {
      ...ticketChange(order, standingAfter(standingOf(order), value, at)),
      ...(value === 'cancelled' && {
        cancel_reason: cancelReason ?? null,
        cancel_note: cancelNote ?? null,
        cancel_seen_at: isSeen ? at : null,
      }),
    },
    ...(gone.length > 0 && { reason: ranOutWords(gone) }),
    ...(effect !== 'none' && { effect: () => moveStock(tx, order.id, { effect, ranOut, actor }) }),
  };
}

interface StockMove {
  effect: 'take' | 'restore';
  ranOut: readonly string[];
  actor: AuditActor;
}

async function moveStock(tx: Tx, orderId: string, { effect, ranOut, actor }: StockMove) {
  const items = await listItems(tx, [orderId]);
  const lines = items.map(({ product_id: productId, ...item }) => ({ ...item, productId }));
  const isGone = ({ productId }: { productId: string }) => ranOut.includes(productId);
  if (effect === 'take') await takeStock(tx, lines, actor.now);
  else {
    await restoreStock(
      tx,
      lines.filter((line) => !isGone(line)),
      actor.now,
    );
    await withdrawProducts(tx, lines.filter(isGone), actor);
  }
  await recordSales(tx, effect === 'take' ? { from: [], to: items } : { from: items, to: [] });
}

/** @throws DomainError `bad_input` for a product that the order does not have. */
async function linesOf(tx: Tx, orderId: string, productIds: readonly string[]) {
  if (productIds.length === 0) return [];
  const lines = (await listItems(tx, [orderId])).filter(({ product_id }) =>
    productIds.includes(product_id),
  );
  if (productIds.every((id) => lines.some(({ product_id }) => product_id === id))) return lines;
  const issues = [{ path: 'ranOut', message: 'The order has no such dish' }];
  throw new DomainError('bad_input', { issues });
}

function ranOutWords(lines: readonly { name: string }[]): string {
  return `Ran out: ${[...new Set(lines.map(({ name }) => name))].join(', ')}`;
}
