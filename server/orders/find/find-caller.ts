import type { CallerFound } from '../../../shared/contract/orders/orders-contract';
import type { AdminActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { listOrders } from './list-orders';

const MOST_ORDERS = 5;
const SHOWN_DIGITS = 4;

/** What a customer who calls ordered lately, by the whole number. The audit log says who asked (orders rule 22). */
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
  const found = await listOrders(db, {
    q: phoneNumber,
    sort: '-createdAt',
    limit: MOST_ORDERS,
    offset: 0,
  });
  // A name may hold the same digits.
  const orders = found.items.filter(({ userDetails }) => userDetails.phoneNumber === phoneNumber);
  const delivered = orders.find(({ deliveryAddressDetails }) => deliveryAddressDetails !== null);
  return {
    name: orders[0]?.userDetails.name ?? null,
    address: delivered?.deliveryAddressDetails ?? null,
    orders: orders.map(({ id, createdAt, items }) => ({ id, createdAt, items })),
  };
}
