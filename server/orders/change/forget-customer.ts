import { isFinal, ORDER_STATUSES } from '../../../shared/domain/orders/order-status';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { batchesOf } from '../../platform/db/batches';
import type { Tx } from '../../platform/db/transaction';
import { cancelledToCheck } from '../find/claims-to-check';
import { refundsDue } from '../find/refunds-due';
import { orderSearchTokens } from '../order-search-tokens';
import { orderIdsOf } from '../orders-of-customer';

/**
 * Keeps the sales, without any text that tells of the person.
 * @param formerKey marks the orders of the last day, so that unpaid ones still count.
 * @returns the number of orders.
 * @throws DomainError `orders_open` while one is neither delivered nor cancelled, `refund_due` while money of
 * a cancelled one is not returned or its reported payment not checked: nobody would know whom to pay.
 */
export async function forgetCustomer(
  tx: Tx,
  customerId: string,
  formerKey: string,
  now: Date,
): Promise<number> {
  const own = await tx
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('customer_id', '=', customerId)
    .execute();
  if (own.some(({ status }) => !isFinal(status))) throw new DomainError('orders_open');
  for (const due of [refundsDue(tx, now), cancelledToCheck(tx, now)]) {
    const found = await due.select('id').where('customer_id', '=', customerId).limit(1).execute();
    if (found.length > 0) throw new DomainError('refund_due');
  }
  const ownIds = orderIdsOf(tx, customerId);
  await tx.deleteFrom('order_words').where('order_id', 'in', ownIds).execute();
  const words = own.flatMap(({ id }) =>
    orderSearchTokens(id, '', null).map((word) => ({ word, order_id: id })),
  );
  for (const batch of batchesOf(words)) await tx.insertInto('order_words').values(batch).execute();
  await tx
    .updateTable('orders')
    .set({ client_key: formerKey })
    .where('customer_id', '=', customerId)
    .where('client_key', 'is not', null)
    .execute();
  await tx
    .updateTable('order_items')
    .set({ note: '' })
    .where('note', '<>', '')
    .where('order_id', 'in', ownIds)
    .execute();
  await tx
    .updateTable('order_changes')
    .set({ reason: '' })
    .where('order_id', 'in', ownIds)
    .execute();
  await tx.deleteFrom('payment_claims').where('order_id', 'in', ownIds).execute();
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({
      customer_id: null,
      customer_name: '',
      customer_key: '',
      customer_phone: null,
      customer_email: null,
      delivery_address: null,
      special_instructions: '',
      cancel_note: null,
    })
    .where('customer_id', '=', customerId)
    .where('status', 'in', ORDER_STATUSES.filter(isFinal))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
