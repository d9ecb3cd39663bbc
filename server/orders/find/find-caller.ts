import type { CallerFound } from '../../../shared/contract/orders/orders-contract';
import type { AdminActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { typedTokens } from '../order-search-tokens';
import { withParts } from '../order-store';
import { orderToWire } from '../order-wire';

const MOST_ORDERS = 5;
const SHOWN_DIGITS = 4;

/**
 * What a customer who calls ordered lately, by the whole number. Anyone can give a stranger's number, so only orders
 * that the kitchen accepted count. The audit log says who asked (orders rule 22).
 */
export async function findCaller(
  db: Database,
  phoneNumber: string,
  actor: AdminActor,
): Promise<CallerFound> {
  const lastDigits = phoneNumber.slice(-SHOWN_DIGITS);
  await inTransaction(db, (tx) =>
    recordChange(tx, actor, {
      area: 'orders',
      subject: { id: `caller-${lastDigits}`, name: lastDigits },
      from: null,
      to: { lookedUp: true },
    }),
  );
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_phone', '=', phoneNumber)
    .where('accepted_at', 'is not', null)
    // The number has no index of its own.
    .where('id', 'in', (eb) =>
      eb.selectFrom('order_words').select('order_id').where('word', 'in', typedTokens(phoneNumber)),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_ORDERS)
    .execute();
  const orders = (await withParts(db, rows)).map((stored) => orderToWire(stored, 'staff'));
  const named = orders.find(({ userDetails }) => userDetails.name !== null);
  const delivered = orders.find(({ deliveryAddressDetails }) => deliveryAddressDetails !== null);
  return {
    name: named?.userDetails.name ?? null,
    address: delivered?.deliveryAddressDetails ?? null,
    orders: orders.map(({ id, createdAt, items }) => ({ id, createdAt, items })),
  };
}
