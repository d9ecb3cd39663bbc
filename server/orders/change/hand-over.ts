import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Tx } from '../../platform/db/transaction';
import { changeOrder, type OrderChangeDeps } from './change-order';
import { statusDecision } from './set-order-status';

/**
 * Hands over an order that was made without a network (orders rule 25). Nothing rings or prints, because nobody has read
 * the order before its transaction ends.
 */
export function handOverIn({ onOrderChange }: Pick<OrderChangeDeps, 'onOrderChange'>) {
  return (tx: Tx, id: string, actor: AuditActor): Promise<void> =>
    changeOrder(tx, {
      id,
      actor,
      onOrderChange,
      decide: (order, dated) => statusDecision(tx, order, { value: 'delivered', actor: dated }),
    });
}
