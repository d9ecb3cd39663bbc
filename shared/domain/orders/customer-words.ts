import { m } from '../../messages/compiled/messages';
import { WALK_IN } from './channel';

/** The customer of an order as staff read it. A deleted account has left no name, and a walk-in gave none. */
export function customerWords(order: { customerName: string; isCustomerDeleted: boolean }): string {
  if (order.isCustomerDeleted) return m.times_deleted_account();
  return order.customerName === WALK_IN ? m.times_walk_in() : order.customerName;
}
