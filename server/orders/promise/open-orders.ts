import { sql } from 'kysely';
import type { OPEN_STATUSES } from '../../../shared/domain/orders/ticket';
import type { Database } from '../../platform/db/database';

type OpenStatus = (typeof OPEN_STATUSES)[number];

/** When the kitchen learns of an order: when it is placed, or when it must start one for later. */
export const kitchenTime = sql<string>`coalesce(orders.starts_at, orders.created_at)`;

/** The open orders of a status. An index has exactly these conditions and `kitchenTime`. */
function ofStatus(db: Database, status: OpenStatus) {
  return db
    .selectFrom('orders')
    .where('status', '=', status)
    .where(sql<boolean>`orders.status <> 'delivered'`)
    .where(sql<boolean>`orders.status <> 'cancelled'`);
}

/** One for later is left out before its time, unless somebody has accepted it. */
export function openOrders(
  db: Database,
  status: OpenStatus,
  { since, now }: { since: string; now: string },
) {
  const open = ofStatus(db, status).where(kitchenTime, '>', since);
  if (status !== 'placed') return open;
  return open.where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]));
}

/** All orders that nobody has accepted, those for later too, which the kitchen learned of after a time. */
export function placedOrders(db: Database, { since }: { since: string }) {
  return ofStatus(db, 'placed').where(kitchenTime, '>', since);
}

/** The orders for later that the kitchen need not start yet. */
export function laterOrders(db: Database, now: string) {
  return ofStatus(db, 'placed').where(kitchenTime, '>', now).where('starts_at', 'is not', null);
}
