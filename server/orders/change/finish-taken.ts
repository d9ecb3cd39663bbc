import { PAYMENT_CLAIMED } from '../../../shared/domain/orders/payment';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { Tx } from '../../platform/db/transaction';
import { appendHistory, lockOrder } from '../order-store';
import type { FinishTaken } from '../place/take-order';
import type { PriceChangeDeps } from './change-price';
import { giveDiscountIn } from './give-discount';
import { handOverIn } from './hand-over';

/**
 * The discount comes first: it leaves what the customer says they have paid, and an order that has left is not changed
 * (orders rule 23).
 */
export function finishTaken(deps: PriceChangeDeps): FinishTaken {
  const handOver = handOverIn(deps);
  return async (tx, id, { staff, body: { discount, expectedTotal, tablet } }) => {
    if (discount) {
      const given = { ...discount, line: null, version: 0, expectedTotal };
      await giveDiscountIn(tx, deps, { id, staff, body: given });
    }
    if (tablet?.saysPaid) await claimAll(tx, id, { ...staff, now: deps.clock() });
    if (tablet?.takenAt && tablet.isHandedOver) {
      await handOver(tx, id, { ...staff, now: deps.clock() });
    }
  };
}

/** An order that a discount of all has paid claims nothing. */
async function claimAll(tx: Tx, id: string, { adminId, name, now }: AdminActor): Promise<void> {
  const { payment_status, total_paise } = await lockOrder(tx, id);
  if (payment_status !== 'pending') return;
  await appendHistory(tx, {
    ...{ order_id: id, kind: 'payment', value: PAYMENT_CLAIMED, claimed_paise: total_paise },
    ...{ admin_id: adminId, by_name: name, at: now.toISOString(), staff_only: 0 },
  });
}
