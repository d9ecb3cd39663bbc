import type { OrderInput } from '../../../../shared/contract/orders/order-input';
import { amountText } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';

/** 'your order of 3 items for ₹420.00', which sentences about it have as an input. */
export function attemptWords({ items, expectedTotal }: OrderInput): string {
  return m.attempt_order_of({
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    priced: expectedTotal === undefined ? 'no' : 'yes',
    price: expectedTotal === undefined ? '' : amountText(expectedTotal),
  });
}
