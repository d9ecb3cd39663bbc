import type { NewOrder } from '../../../server/orders/order-wire';
import { newOrder } from '../../../server/orders/place/new-order';
import type { CartLine } from '../../../shared/domain/orders/cart';
import {
  cartTotals,
  type DeliveryMethod,
  type PriceAdjustment,
  unitPrice,
} from '../../../shared/domain/orders/pricing';
import type { DeliveryFeeRule } from '../../../shared/domain/shop/delivery-settings';

interface OrderContent {
  id: string;
  lines: readonly (CartLine & { packagingCharge: number })[];
  method?: DeliveryMethod;
  feeRule?: DeliveryFeeRule;
  adjustments?: readonly PriceAdjustment[];
  specialInstructions?: string;
  now: Date;
}

/** A promise of this moment, from which nothing can be learned. */
const promiseAt = (now: Date) => ({
  promised_from: now.toISOString(),
  promised_until: now.toISOString(),
  travel_minutes: 0,
  work_seconds: 0,
  wait_seconds: null,
  estimated_seconds: null,
  slot_at: null,
  starts_at: null,
});

const FREE: DeliveryFeeRule = { deliveryFee: 0, reducedDeliveryFee: 0, reducedDeliveryFeeFrom: 0 };

/** The rows of a guest's order, as the shop itself writes them. */
export function orderRows(content: OrderContent): NewOrder {
  const { id, method = 'pickup', feeRule = FREE, adjustments = [], now } = content;
  const { lines, specialInstructions = '' } = content;
  return newOrder({
    id,
    counterNumber: 1,
    buyer: { customerId: null, name: 'Pema', phoneNumber: '+919800000001', email: null },
    clientKey: 'a-client',
    destination: { details: null, locationVerified: false },
    feeRule,
    lines: lines.map((line) => ({
      ...line,
      itemTotalPrice: unitPrice(line),
      prepMinutes: null,
      station: null,
    })),
    totals: cartTotals(lines, method, feeRule, adjustments),
    language: 'en',
    body: { deliveryMethod: method, paymentMethod: 'upi', specialInstructions },
    settings: { upiId: '', upiPayeeName: '', storeName: 'A cafe' },
    promise: promiseAt(now),
    takenBy: undefined,
    takenAt: null,
    placedAt: now,
    now,
  });
}
