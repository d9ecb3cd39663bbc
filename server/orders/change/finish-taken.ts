import { PAYMENT_CLAIMED } from '../../../shared/domain/orders/payment';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { Tx } from '../../platform/db/transaction';
import { appendHistory, lockOrder } from '../order-store';
import type { FinishTaken } from '../place/take-order';
import { changeOrder } from './change-order';
import type { PriceChangeDeps } from './change-price';
import { giveDiscountIn } from './give-discount';
import { statusDecision } from './set-order-status';

/**
 * Gives a new order its discount, records that its customer says they have paid, and hands over one that was made
 * without a network (orders rules 23, 24 and 28). The discount comes first, because it leaves what is claimed and an
 * order that has left is not changed. Nothing rings or prints for one that is handed over here: nobody has read it before the transaction ends.
 */
export function finishTaken(deps: PriceChangeDeps): FinishTaken {
  return async (tx, id, { staff, body: { discount, expectedTotal, tablet } }) => {
    if (discount) {
      const given = { ...discount, line: null, version: 0, expectedTotal };
      await giveDiscountIn(tx, deps, { id, staff, body: given });
    }
    if (tablet?.saysPaid) await claimAll(tx, id, { ...staff, now: deps.clock() });
    if (tablet?.takenAt && tablet.isHandedOver) {
      await changeOrder(tx, {
        id,
        actor: { ...staff, now: deps.clock() },
        onOrderChange: deps.onOrderChange,
        decide: (order, actor) => statusDecision(tx, order, { value: 'delivered', actor }),
      });
    }
  };
}

/** An order that a discount of all has paid claims nothing. */
async function claimAll(tx: Tx, id: string, { adminId, name, now }: AdminActor): Promise<void> {
  const { payment_status, total_paise } = await lockOrder(tx, id);
  if (payment_status !== 'pending') return;
  await appendHistory(tx, {
    order_id: id,
    kind: 'payment',
    value: PAYMENT_CLAIMED,
    claimed_paise: total_paise,
    admin_id: adminId,
    by_name: name,
    at: now.toISOString(),
    staff_only: 0,
  });
}
