import type { FinishTaken } from '../place/take-order';
import type { PriceChangeDeps } from './change-price';
import { giveDiscountIn } from './give-discount';
import { handOverIn } from './hand-over';

/** The discount comes first: an order that has left is not changed (orders rule 23). */
export function finishTaken(deps: PriceChangeDeps): FinishTaken {
  const handOver = handOverIn(deps);
  return async (tx, id, { staff, body: { discount, expectedTotal, tablet } }) => {
    if (discount) {
      const given = { ...discount, line: null, version: 0, expectedTotal };
      await giveDiscountIn(tx, deps, { id, staff, body: given });
    }
    if (tablet?.takenAt && tablet.isHandedOver) {
      await handOver(tx, id, { ...staff, now: deps.clock() });
    }
  };
}
