import type { SettingsInput } from '../../../shared/contract/settings-contract';
import { rupeesToPaise } from '../../../shared/domain/money';
import { isFinal } from '../../../shared/domain/order-status';
import { isCollected, payLaterFor } from '../../../shared/domain/pay-later';
import { DomainError } from '../../../shared/domain/refusals';
import { exceededLimit, type Holding } from '../../../shared/domain/unpaid-limits';
import type { Tx } from '../../db/transaction';
import { UNPAID_ORDERS } from '../../limits/limit-rules';
import type { Buyer } from './find-buyer';
import type { CheckedOrder } from './price-lines';
import { refusalOf } from './unpaid-orders';

const { payLaterOfOneBuyer, windowS } = UNPAID_ORDERS;

interface Placing {
  buyer: Buyer;
  added: Holding;
  settings: SettingsInput;
  now: Date;
}

/**
 * Refuses an order that is paid when its customer gets it, unless the owner allows that and the customer is
 * signed in: anyone can give a name. The kitchen begins such orders at once, so they count until they
 * are handed over. Staff have no limit. Call it after `checkUnpaidOrders`, which locks the account.
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
    .select(['item_count', 'total_paise', 'created_at', 'status'])
    .select(['payment_status as paymentStatus', 'pay_later as payLater'])
    .where('customer_id', '=', buyer.caller.userId)
    .where('created_at', '>', new Date(now.getTime() - windowS * 1000).toISOString())
    .execute();
  const exceeded = exceededLimit(
    orders
      .filter((order) => isCollected(order) && !isFinal(order.status))
      .map(({ item_count, total_paise, created_at }) => ({
        items: item_count,
        amount: total_paise,
        freeAtMs: Date.parse(created_at) + windowS * 1000,
      })),
    added,
    { orders: payLaterOfOneBuyer, amount: rupeesToPaise(settings.payLaterAmount) },
  );
  if (exceeded) throw refusalOf('customer', exceeded, now);
}
