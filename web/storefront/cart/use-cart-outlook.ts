import type { Cart } from '../../../shared/domain/orders/cart';
import { cartObstacles } from '../../../shared/domain/orders/cart-obstacles';
import { cartTotals } from '../../../shared/domain/orders/pricing';
import { useShop } from '../shop/shop-context';
import { useTableVisit } from '../shop/table/table-visit';

/** What the cart costs and what stands against it, before its customer has said where it goes. */
export function useCartOutlook(lines: Cart) {
  const { settings, closedMessage, laterMessage, noDelivery } = useShop();
  const visit = useTableVisit();
  // An order for later may well be delivered.
  const pause = laterMessage ? undefined : noDelivery;
  const method = pause || visit ? 'pickup' : 'delivery';
  const priced = visit ? lines.map((line) => ({ ...line, packagingCharge: 0 })) : lines;
  const totals = cartTotals(priced, method, settings.feeRule);
  const { subtotal } = totals;
  const facts = {
    subtotal,
    method: visit ? 'pickup' : 'delivery',
    // A table has no minimum, and the kitchen makes its dishes now.
    settings: visit ? { ...settings, minOrderAmount: 0 } : settings,
    pause,
    slotAt: null,
    closedMessage: closedMessage ?? (visit && laterMessage),
  } as const;
  return { totals, method, visit, facts, obstacles: cartObstacles(facts) } as const;
}
