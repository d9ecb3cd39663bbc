import type { OrderStatus } from './order-status';
import { isFinal } from './order-status';
import type { DeliveryMethod } from './pricing';

/** Pixels on the longer side: enough to recognize a gate, and little for a weak network. */
export const DOOR_PHOTO_SIDE = 960;

/** What a device sends at most. In Base64 it fits the body of any call, so strangers need no larger one. */
export const DOOR_PHOTO_BYTES = 45_000;

/** Whether the customer of an order may add a photograph of the door: somebody still has to find it. */
export function takesDoorPhoto(order: {
  deliveryMethod: DeliveryMethod;
  status: OrderStatus;
}): boolean {
  return order.deliveryMethod === 'delivery' && !isFinal(order.status);
}
