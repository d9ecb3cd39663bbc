import { m } from '../../messages/compiled/messages';
import { type ServedAs, type ServedOrder, servedAs } from './channel';
import { ORDER_STATUS_LABELS, type OrderStatus } from './order-status';

export type ShownStatus = OrderStatus | 'to-pick-up' | 'picked-up' | 'ready' | 'served';

/** Two statuses mean something else when no rider brings the order (orders rule 10). */
export function shownStatus(status: OrderStatus, how: ServedAs): ShownStatus {
  if (how === 'delivery') return status;
  if (status === 'on-the-way') return how === 'pickup' ? 'to-pick-up' : 'ready';
  if (status === 'delivered') return how === 'pickup' ? 'picked-up' : 'served';
  return status;
}

const WITHOUT_RIDER = {
  'to-pick-up': m.order_ready_for_pickup,
  'picked-up': m.order_picked_up,
  ready: m.order_ready,
  served: m.order_served,
} satisfies Record<Exclude<ShownStatus, OrderStatus>, () => string>;

/** A status of one order as customers and staff read it, in the page's language. */
export function statusWords(status: OrderStatus, order: ServedOrder): string {
  const shown = shownStatus(status, servedAs(order));
  return shown in WITHOUT_RIDER
    ? WITHOUT_RIDER[shown as keyof typeof WITHOUT_RIDER]()
    : ORDER_STATUS_LABELS[status];
}
