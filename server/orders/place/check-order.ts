import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import type { CartTotals } from '../../../shared/domain/orders/pricing';
import type { DeliveryPause } from '../../../shared/domain/platform/delivery-reach';
import { type Paise, paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import {
  deliveryPause,
  isDeliveryPaused,
  openingOf,
  type ShopState,
} from '../../../shared/domain/shop/shop-state';
import type { Tx } from '../../platform/db/transaction';
import { assertSlotsOffered } from '../slots/book-slot';
import type { CheckedOrder } from './price-lines';

interface Moment {
  settings: SettingsInput;
  state: ShopState;
  now: Date;
}

/** @throws DomainError `store_closed`, `delivery_paused`, or that no order for later is taken. */
export async function checkOpen(tx: Tx, body: CheckedOrder, { settings, state, now }: Moment) {
  const { closing } = openingOf(settings, state, now);
  const { slotAt } = body;
  if (slotAt !== undefined) {
    await assertSlotsOffered(tx, slotAt, { settings, state, now, closing });
  } else if (closing !== null) {
    throw new DomainError('store_closed', closing);
  }
  checkDelivery(body, deliveryPause(state, now));
}

/** While a road or an area is closed only pickups are taken, and deliveries for after it. @throws DomainError `delivery_paused`. */
export function checkDelivery(
  { deliveryMethod, slotAt }: CheckedOrder,
  pause: DeliveryPause | null,
) {
  if (deliveryMethod === 'pickup' || !pause) return;
  if (isDeliveryPaused(pause, slotAt ?? null)) throw new DomainError('delivery_paused', pause);
}

/** @param minimum of the subtotal. @throws DomainError `below_minimum`, `total_changed`. */
export function checkTotals(totals: CartTotals, { expectedTotal }: CheckedOrder, minimum: Paise) {
  if (totals.subtotal < minimum) {
    throw new DomainError('below_minimum', { minimum: paiseToRupees(minimum) });
  }
  if (expectedTotal !== undefined && rupeesToPaise(expectedTotal) !== totals.total) {
    throw new DomainError('total_changed', { totalAmount: paiseToRupees(totals.total) });
  }
}
