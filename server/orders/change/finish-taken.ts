import type { FinishTaken } from '../place/take-order';
import { changeOrder } from './change-order';
import type { PriceChangeDeps } from './change-price';
import { giveDiscountIn } from './give-discount';
import { statusDecision } from './set-order-status';

/**
 * Gives a new order its discount, and hands over one that was made without a network (orders rules 24 and 25). The
 * discount comes first, because an order that has left is not changed. Nothing rings or prints for one that is handed over
 * here: nobody has read it before the transaction ends.
 */
export function finishTaken(deps: PriceChangeDeps): FinishTaken {
  return async (tx, id, { staff, body: { discount, expectedTotal, tablet } }) => {
    if (discount) {
      const given = { ...discount, line: null, version: 0, expectedTotal };
      await giveDiscountIn(tx, deps, { id, staff, body: given });
    }
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
