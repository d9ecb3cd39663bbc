import type { Order } from '../../../shared/contract/orders/order-shape';
import type { ActorCode } from '../../../shared/domain/platform/actor';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { inTransaction } from '../../platform/db/transaction';
import type { Signer } from '../../platform/signing/signer';
import { type OrderLook, readOrder } from '../follow/read-order';
import { changeOrder, type OrderChangeDeps } from './change-order';
import { statusDecision } from './set-order-status';

/**
 * While the kitchen has not accepted it. The stock is restored once; the kitchen is told unless it does not know
 * of an order for later yet. A repeated request succeeds.
 * @throws DomainError `not_found` for an order that the caller may not read; `order_begun` once the
 * kitchen has accepted it, even if the customer has not been told of that yet.
 */
export async function cancelOwnOrder(
  { db, newId, onOrderChange, signer }: Omit<OrderChangeDeps, 'clock'> & { signer: Signer },
  look: OrderLook,
): Promise<Order> {
  await readOrder(db, signer, look);
  await inTransaction(db, (tx) =>
    changeOrder(tx, {
      id: look.id,
      actor: { adminId: null, name: 'customer' satisfies ActorCode, now: look.now, newId },
      onOrderChange,
      decide: (order, actor) => {
        if (order.status === 'cancelled') return undefined;
        if (order.status !== 'placed') throw new DomainError('order_begun');
        const { starts_at } = order;
        const isUnknownToKitchen = starts_at !== null && starts_at > actor.now.toISOString();
        const change = { value: 'cancelled', cancelReason: 'by-customer', actor } as const;
        return statusDecision(tx, order, change, isUnknownToKitchen);
      },
    }),
  );
  return readOrder(db, signer, look);
}
