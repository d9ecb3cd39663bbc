import { sql } from 'kysely';
import { DomainError } from '../../../shared/domain/refusals';
import { acquireAdvisoryLock } from '../../db/advisory-lock';
import type { Database } from '../../db/database';
import type { Tx } from '../../db/transaction';
import { UNPAID_ORDERS } from '../../limits/limit-rules';
import { type Buyer, buyerKey } from './find-buyer';

/** Fewer than these come at once and uncounted: as many as there are connections to the database. */
const HALF_OF_AN_ADDRESS = UNPAID_ORDERS.fromOneAddress / 2;

/**
 * Refuses a further order of someone, or from somewhere, whose orders wait for their payment and
 * have not been taken up by the kitchen: each of them holds stock. Someone signed in is known by the
 * account, so that nobody fills it up for them; a guest by the phone number. Staff are not counted.
 * @param clientKey stands for the client's address.
 * @throws DomainError `too_many_unpaid_orders` with the seconds after which the oldest stops counting.
 */
export async function checkUnpaidOrders(
  tx: Tx,
  buyer: Buyer,
  clientKey: string,
  now: Date,
): Promise<void> {
  if (buyer.kind === 'customer' && buyer.caller.admin) return;
  // Two orders of one buyer at once would each see one too few.
  await acquireAdvisoryLock(tx, `unpaid:${buyerKey(buyer)}`);
  const count = () => countUnpaid(tx, buyer, clientKey, countedSince(now));
  let counts = await count();
  // Half a town may order from one address; its orders wait for each other only once it is half full.
  if (counts.some(({ of, orders }) => of === 'address' && orders >= HALF_OF_AN_ADDRESS)) {
    await acquireAdvisoryLock(tx, `unpaid from:${clientKey}`);
    counts = await count();
  }
  for (const { of, orders, oldest } of counts) {
    const most = of === 'buyer' ? UNPAID_ORDERS.ofOneBuyer : UNPAID_ORDERS.fromOneAddress;
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

/** Forgets where the orders came from that no longer count. */
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
