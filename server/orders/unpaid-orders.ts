import { sql } from 'kysely';
import { DomainError } from '../../shared/domain/refusals';
import type { Database } from '../db/database';
import { holdName } from '../db/take-turns';
import type { Tx } from '../db/transaction';
import { UNPAID_ORDERS } from '../limits/limit-rules';
import { type Buyer, keyOwner } from './find-buyer';

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
  await holdName(tx, `unpaid:${keyOwner(buyer)}`);
  const unpaid = tx
    .selectFrom('orders')
    .select([
      (eb) => eb.fn.countAll<number>().as('orders'),
      (eb) => eb.fn.min('created_at').as('oldest'),
    ])
    .where('created_at', '>', countedSince(now))
    .where('status', '=', 'placed')
    .where('payment_status', '=', 'pending');
  const ofBuyer =
    buyer.kind === 'customer'
      ? unpaid.where('customer_id', '=', buyer.caller.userId)
      : unpaid.where('customer_id', 'is', null).where('customer_phone', '=', buyer.phoneNumber);
  const fromAddress = unpaid.where('client_key', '=', clientKey);
  const count = () =>
    ofBuyer
      .select(sql.lit('buyer').as('of'))
      .unionAll(fromAddress.select(sql.lit('address').as('of')))
      .execute();
  let counts = await count();
  // Half a town may order from one address; its orders wait for each other only once it is half full.
  if (counts.some(({ of, orders }) => of === 'address' && orders >= HALF_OF_AN_ADDRESS)) {
    await holdName(tx, `unpaid from:${clientKey}`);
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
