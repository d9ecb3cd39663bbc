import { m } from '../../messages/compiled/messages';

/** The customer of an order as staff read it. A deleted account has left no name. */
export function customerWords(order: { customerName: string; isCustomerDeleted: boolean }): string {
  return order.isCustomerDeleted ? m.times_deleted_account() : order.customerName;
}
