import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { isFinal } from '../../../shared/domain/orders/order-status';
import { isCollected, payLaterFor } from '../../../shared/domain/orders/pay-later';
import { exceededLimit, type Holding } from '../../../shared/domain/orders/unpaid-limits';
import { HOUR_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Tx } from '../../platform/db/transaction';
import { UNPAID_ORDERS } from '../../platform/limits/limit-rules';
import { kitchenTime } from '../promise/open-orders';
import type { OwnBuyer } from './find-buyer';
import type { CheckedOrder } from './price-lines';
import { refusalOf } from './unpaid-orders';

const { payLaterOfOneBuyer, windowS } = UNPAID_ORDERS;
const WINDOW_MS = windowS * 1000;
/** The last slot is at the end of tomorrow. */
const MOST_AHEAD_MS = 48 * HOUR_MS;

interface Placing {
  buyer: OwnBuyer;
  added: Holding;
  settings: SettingsInput;
  now: Date;
}

/**
 * The customer has to be signed in: anyone can give a name. The kitchen makes such orders unpaid, so they count
 * until they are handed over, at most a day after the kitchen must start them. Staff have no limit. Call it
 * after `checkUnpaidOrders`, which locks the account.
 * @throws DomainError `pay_later_refused`, `too_many_unpaid_orders`, `unpaid_limit`.
 */
export async function checkPayLater(
  tx: Tx,
  { payLater, deliveryMethod }: CheckedOrder,
  { buyer, added, settings, now }: Placing,
): Promise<void> {
  if (!payLater) return;
  if (payLaterFor(settings, deliveryMethod) === undefined) {
    throw new DomainError('pay_later_refused', { payLater, why: 'off' });
  }
  if (buyer.kind === 'guest') {
    throw new DomainError('pay_later_refused', { payLater, why: 'sign-in' });
  }
  if (buyer.caller.admin) return;
  const orders = await tx
    .selectFrom('orders')
    .select(['item_count', 'total_paise', kitchenTime.as('kitchen_time'), 'status'])
    .select(['payment_status as paymentStatus', 'pay_later as payLater'])
    .where('customer_id', '=', buyer.caller.userId)
    // The index of a customer's orders has this time, not the kitchen's.
    .where('created_at', '>', isoBefore(now, WINDOW_MS + MOST_AHEAD_MS))
    .where(kitchenTime, '>', isoBefore(now, WINDOW_MS))
    .execute();
  const exceeded = exceededLimit(
    orders
      .filter((order) => isCollected(order) && !isFinal(order.status))
      .map(({ item_count, total_paise, kitchen_time }) => ({
        items: item_count,
        amount: total_paise,
        freeAtMs: Date.parse(kitchen_time) + WINDOW_MS,
      })),
    added,
    { orders: payLaterOfOneBuyer, amount: rupeesToPaise(settings.payLaterAmount) },
  );
  if (exceeded) throw refusalOf('customer', exceeded, now);
}
