import type { TakenOrder } from '../../../shared/contract/orders/order-input';
import { WALK_IN } from '../../../shared/domain/orders/channel';
import { PAY_LATER_OF } from '../../../shared/domain/orders/pay-later';
import { hasRunOut } from '../../../shared/domain/orders/run-out';
import type { SoldAnyway } from '../../../shared/domain/platform/audit';
import { SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { mayOpen } from '../../../shared/domain/platform/roles';
import type { StaffActor } from '../../platform/audit/audit-actor';
import type { Tx } from '../../platform/db/transaction';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { KeySends } from './idempotency-store';
import { unitCount } from './new-order';
import { type OrderDeps, placeOnce } from './place-order';
import type { LockDay } from './taken-offline';

/** Gives a new order its discount, and hands over one that was made already, in the order's transaction. */
export type FinishTaken = (
  tx: Tx,
  id: string,
  taken: { staff: StaffActor; body: TakenOrder },
) => Promise<void>;

type TakeOrderDeps = OrderDeps & { finish: FinishTaken; lockDay: LockDay; limits: RateLimits };

interface TakenRequest {
  staff: StaffActor;
  key: string | undefined;
  sends: KeySends;
  body: TakenOrder;
}

interface TakenResult {
  id: string;
  replayed: boolean;
}

/**
 * An order that staff take for a customer. It is accepted at once, and paid when the customer gets it. Hours,
 * minimum and the limits of unpaid orders do not apply (orders rule 22). A tablet that had no network sends it
 * later, in the name of the staff who are signed in then (orders rule 25).
 * @throws DomainError `forbidden` for a sale beyond the stock by staff who are not managers, and those of `placeOrder`
 * about lines, destination and total; `number_taken`; `discount_above_cap`.
 */
export async function takeOrder(deps: TakeOrderDeps, request: TakenRequest): Promise<TakenResult> {
  const { sellAnyway } = request.body;
  if (sellAnyway && !mayOpen(request.staff.role, 'products')) throw new DomainError('forbidden');
  try {
    return await placeTaken(deps, request, sellAnyway && 'sold anyway');
  } catch (error) {
    if (!(error instanceof DomainError && hasRunOut(error.code))) throw error;
    const giveBack = await takeAllowance(deps, request);
    if (!giveBack) throw error;
    return placeWithin(giveBack, () => placeTaken(deps, request, 'handed over'));
  }
}

/**
 * What was handed over without a network is eaten and paid: a refusal would only hide it from the day's sums.
 * @returns what gives its units back; undefined if they are beyond those of the day.
 */
async function takeAllowance({ limits }: TakeOrderDeps, { staff, body }: TakenRequest) {
  const { tablet, items } = body;
  if (!tablet?.takenAt || !tablet.isHandedOver) return undefined;
  const units = unitCount(items);
  const taken: string[] = [];
  const giveBack = async () => {
    for (const whose of taken) await limits.giveBack('soldOutHandedOver', whose, units);
  };
  try {
    for (const whose of [`staff:${staff.adminId}`, `tablet:${tablet.id}`]) {
      await limits.take('soldOutHandedOver', whose, units);
      taken.push(whose);
    }
    return giveBack;
  } catch (error) {
    await giveBack();
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** Only what was placed counts: neither a refused order nor one that a concurrent request placed. */
async function placeWithin(giveBack: () => Promise<void>, place: () => Promise<TakenResult>) {
  try {
    const taken = await place();
    if (taken.replayed) await giveBack();
    return taken;
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** @param sellAnyway why it is sold beyond the stock, if it is; the key's body keeps what was asked for. */
async function placeTaken(
  deps: TakeOrderDeps,
  { staff, key, sends, body }: TakenRequest,
  sellAnyway: SoldAnyway | false,
): Promise<TakenResult> {
  const { tablet, ...asked } = body;
  const { discount, expectedTotal, ...order } = body;
  const { channel, isForHere, name, phoneNumber, deliveryMethod } = body;
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
