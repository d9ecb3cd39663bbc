import type { Cart } from '../../../shared/domain/orders/cart';
import { cartObstacles } from '../../../shared/domain/orders/cart-obstacles';
import { cartTotals } from '../../../shared/domain/orders/pricing';
import { useShop } from '../shop/shop-context';

/** What the cart costs and what stands against it, before its customer has said where it goes. */
export function useCartOutlook(lines: Cart) {
  const { settings, closedMessage, laterMessage, noDelivery } = useShop();
  // An order for later may well be delivered.
  const pause = laterMessage ? undefined : noDelivery;
  const method = pause ? 'pickup' : 'delivery';
  const totals = cartTotals(lines, method, settings.feeRule);
  const { subtotal } = totals;
  const facts = {
    subtotal,
    method: 'delivery',
    settings,
    pause,
    slotAt: null,
    closedMessage,
  } as const;
  return { totals, method, facts, obstacles: cartObstacles(facts) } as const;
}
