import type { Order } from '../../../../shared/contract/orders/order-shape';

/** '12 · K7MQ2X9AB': the number called at the counter, which another day has too, and the id. */
export function orderName({ counterNumber, id }: Pick<Order, 'counterNumber' | 'id'>): string {
  return `${counterNumber} · ${id}`;
}
