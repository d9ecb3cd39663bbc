import { sql } from 'kysely';
import { DomainError } from '../../../shared/domain/refusals';
import { acquireAdvisoryLock } from '../../db/advisory-lock';
import type { Database } from '../../db/database';
import type { Tx } from '../../db/transaction';
import { UNPAID_ORDERS } from '../../limits/limit-rules';
import { type Buyer, buyerKey } from './find-buyer';

/** From here on orders of one network wait for each other; below, simultaneous ones may miss each other. */
const NETWORK_LOCK_THRESHOLD = UNPAID_ORDERS.fromOneNetwork / 2;

/**
 * Refuses an order of a buyer, or from a network, with too many orders that are unpaid and not yet
 * begun: each of them holds stock. A signed-in customer is identified by the account, so that nobody
 * else can use up their limit, and a guest by the phone number. Staff have no limit.
 * @param clientKey the keyed hash of the client's network.
 * @throws DomainError `too_many_unpaid_orders` with the seconds until the oldest no longer counts.
 */
export async function checkUnpaidOrders(tx: Tx, buyer: Buyer, clientKey: string, now: Date) {
  if (buyer.kind === 'customer' && buyer.caller.admin) return;
  // Two simultaneous orders of one buyer would each count one too few.
  await acquireAdvisoryLock(tx, `unpaid:${buyerKey(buyer)}`);
  const count = () => countUnpaid(tx, buyer, clientKey, countedSince(now));
  let counts = await count();
  // Thousands of phones may share a network: its orders are serialised only near the limit.
  if (counts.some(({ of, orders }) => of === 'address' && orders >= NETWORK_LOCK_THRESHOLD)) {
    await acquireAdvisoryLock(tx, `unpaid from:${clientKey}`);
    counts = await count();
  }
  for (const { of, orders, oldest } of counts) {
    const most = of === 'buyer' ? UNPAID_ORDERS.ofOneBuyer : UNPAID_ORDERS.fromOneNetwork;
    if (orders < most) continue;
    const freeAt = Date.parse(oldest) + UNPAID_ORDERS.windowS * 1000;
    throw new DomainError('too_many_unpaid_orders', {
      of: of === 'buyer' ? 'buyer' : 'address',
      retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
    });
  }
}

function countUnpaid(tx: Tx, buyer: Buyer, clientKey: string, since: string) {
  const unpaid = unpaidOrders(tx, since);
  const buyers =
    buyer.kind === 'customer'
      ? unpaid.where('customer_id', '=', buyer.caller.userId)
      : unpaid.where('customer_id', 'is', null).where('customer_phone', '=', buyer.phoneNumber);
  return ofBuyer(buyers)
    .unionAll(ofAddress(tx, since, clientKey))
    .execute();
}

function unpaidOrders(db: Database, since: string) {
  return db
    .selectFrom('orders')
    .select([
      (eb) => eb.fn.countAll<number>().as('orders'),
      (eb) => eb.fn.min('created_at').as('oldest'),
    ])
    .where('created_at', '>', since)
    .where('status', '=', 'placed')
    .where('payment_status', '=', 'pending');
}

function ofBuyer(unpaid: ReturnType<typeof unpaidOrders>) {
  return unpaid.select(sql.lit('buyer').as('of'));
}

function ofAddress(db: Database, since: string, clientKey: string) {
  return unpaidOrders(db, since)
    .where('client_key', '=', clientKey)
    .select(sql.lit('address').as('of'));
}

export async function forgetClients(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ client_key: null })
    .where('client_key', 'is not', null)
    .where('created_at', '<=', countedSince(now))
    .execute();
}

function countedSince(now: Date): string {
  return new Date(now.getTime() - UNPAID_ORDERS.windowS * 1000).toISOString();
}
