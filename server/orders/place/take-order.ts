import type { TakenOrder } from '../../../shared/contract/orders/order-input';
import { WALK_IN } from '../../../shared/domain/orders/channel';
import { PAY_LATER_OF } from '../../../shared/domain/orders/pay-later';
import { SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { mayOpen, type Role } from '../../../shared/domain/platform/roles';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { Tx } from '../../platform/db/transaction';
import type { KeySends } from './idempotency-store';
import { type OrderDeps, placeOnce } from './place-order';
import type { LockDay } from './taken-offline';

/** Gives a new order its discount, and hands over one that was made already, in the order's transaction. */
export type FinishTaken = (
  tx: Tx,
  id: string,
  taken: { staff: AdminActor & { role: Role }; body: TakenOrder },
) => Promise<void>;

interface TakenRequest {
  staff: AdminActor & { role: Role };
  key: string | undefined;
  sends: KeySends;
  body: TakenOrder;
}

/**
 * An order that staff take for a customer. It is accepted at once, and paid when the customer gets it. Hours,
 * minimum and the limits of unpaid orders do not apply (orders rule 22). A tablet that had no network sends it
 * later, in the name of the staff who are signed in then (orders rule 25).
 * @throws DomainError `forbidden` for a sale beyond the stock by staff who are not managers, and those of `placeOrder`
 * about lines, destination and total; `number_taken`; `discount_above_cap`.
 */
export async function takeOrder(
  deps: OrderDeps & { finish: FinishTaken; lockDay: LockDay },
  { staff, key, sends, body }: TakenRequest,
): Promise<{ id: string; replayed: boolean }> {
  const { tablet, ...asked } = body;
  const { discount, expectedTotal, ...order } = body;
  const { channel, isForHere, sellAnyway, name, phoneNumber, deliveryMethod } = body;
  if (sellAnyway && !mayOpen(staff.role, 'products')) throw new DomainError('forbidden');
  const { stored, replayed } = await placeOnce(
    deps,
    {
      owner: tablet ? `tablet:${tablet.id}` : `staff:${staff.adminId}`,
      key,
      sends,
      body: asked,
    },
    {
      // One who gives only a number is called by it.
      buyer: { kind: 'served', name: name || (phoneNumber === null ? WALK_IN : ''), phoneNumber },
      clientKey: null,
      formerKey: null,
      // The language of the staff says nothing about the customer's.
      language: SOURCE_LANGUAGE,
      body: {
        ...order,
        // With a discount it is what the discount leaves.
        expectedTotal: discount ? undefined : expectedTotal,
        userId: null,
        paymentMethod: 'upi',
        payLater: PAY_LATER_OF[deliveryMethod],
      },
      takenBy: { staff, channel, isForHere, sellAnyway, tablet },
      next: (tx, id) => deps.finish(tx, id, { staff, body }),
      lockDay: deps.lockDay,
    },
  );
  return { id: stored.row.id, replayed };
}
