import { lineKey } from '../../../../shared/domain/orders/cart';
import type { Order } from '../../../api/order-from-wire';

interface UsualItems {
  order: Order;
  /** Whether the same dishes were ordered at least twice; otherwise it is the last order. */
  isUsual: boolean;
}

/** The most frequent, or else the last order that was made. @param orders newest first. */
export function usualItems(orders: readonly Order[]): UsualItems | undefined {
  const made = orders.filter(({ status }) => status !== 'cancelled');
  const times = new Map<string, number>();
  for (const order of made) {
    const key = itemsKey(order);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const most = Math.max(0, ...times.values());
  const order = made.find((each) => times.get(itemsKey(each)) === most);
  return order && { order, isUsual: most > 1 };
}

/** The same for the same dishes with the same options and quantities, in any order. */
function itemsKey({ items }: Order): string {
  return JSON.stringify(items.map((item) => [lineKey(item), item.quantity]).sort());
}
