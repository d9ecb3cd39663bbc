import { type ExpressionBuilder, sql } from 'kysely';
import { PAYMENT_CLAIMED } from '../../shared/domain/orders/payment';
import { HOUR_MS, isoBefore } from '../../shared/domain/platform/durations';
import type { Paise } from '../../shared/domain/platform/money';
import type { Database } from '../platform/db/database';
import type { OrderHistoryTable, OrdersTable, ShopTables } from '../platform/db/schema';
import { byOrder } from './by-order';
import { placedOrders } from './promise/open-orders';

/** Nobody waits for an older order any more. */
const WAITS_AT_MOST_MS = 48 * HOUR_MS;

/** Whether the order's customer has reported the payment, and staff have not answered since. */
export function isClaimed(eb: ExpressionBuilder<ShopTables, 'orders'>) {
  const lastPayment = eb
    .selectFrom('order_history')
    .select('value')
    .whereRef('order_id', '=', 'orders.id')
    .where('kind', '=', 'payment')
    .orderBy('sequence', 'desc')
    .limit(1);
  return eb(eb.fn.coalesce(lastPayment, eb.val('')), '=', PAYMENT_CLAIMED);
}

/** A claim that staff have not answered. */
export interface OpenClaim {
  /** What transfers come to once all that was claimed has arrived (paise); null if it named no sum. */
  claimed: Paise | null;
}

type PaymentEntry = Pick<OrderHistoryTable, 'kind' | 'value' | 'claimed_paise'>;

/** @param history the order's, oldest first. */
export function openClaim(history: readonly PaymentEntry[]): OpenClaim | undefined {
  const last = history.findLast(({ kind }) => kind === 'payment');
  return last?.value === PAYMENT_CLAIMED ? { claimed: last.claimed_paise } : undefined;
}

/** The claims of orders that await their payment, by the order's id. */
export async function listOpenClaims(
  db: Database,
  orders: readonly Pick<OrdersTable, 'id' | 'payment_status'>[],
): Promise<ReadonlyMap<string, OpenClaim>> {
  const ids = orders.flatMap(({ id, payment_status }) =>
    payment_status === 'pending' ? [id] : [],
  );
  if (ids.length === 0) return new Map();
  const entries = await db
    .selectFrom('order_history')
    .select(['order_id', 'kind', 'value', 'claimed_paise'])
    .where('order_id', 'in', ids)
    .where('kind', '=', 'payment')
    .orderBy('order_id')
    .orderBy('sequence')
    .execute();
  return new Map(
    [...byOrder(entries)].flatMap(([id, history]) => {
      const claim = openClaim(history);
      return claim ? [[id, claim]] : [];
    }),
  );
}

/** Whether staff can find the payment in the bank's statement. */
export const hasReference = sql<boolean>`exists (
  select reference from payment_claims where payment_claims.order_id = orders.id
)`;

/** What the shop has received for the order and not refunded (paise), null if nothing ever came. */
export function receivedFor(eb: ExpressionBuilder<ShopTables, 'orders'>) {
  return eb
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<number>('amount_paise').as('received'))
    .whereRef('order_id', '=', 'orders.id');
}

/** Whether the shop has received money for the order that it has not refunded. */
export function hasMoney(eb: ExpressionBuilder<ShopTables, 'orders'>) {
  return eb(eb.fn.coalesce(receivedFor(eb), eb.lit(0)), '>', 0);
}

/** Of an unpaid order: what the customer says, or money, is a matter for a person (orders rule 17). */
export function isLeftToStaff(eb: ExpressionBuilder<ShopTables, 'orders'>) {
  return eb.or([isClaimed(eb), hasMoney(eb)]);
}

/** Since when the oldest reported payment waits of an order that nobody has accepted; null if none does. */
export async function oldestClaimAt(db: Database, now: Date): Promise<string | null> {
  const since = isoBefore(now, WAITS_AT_MOST_MS);
  const { at } = await placedOrders(db, { since })
    .where('payment_status', '=', 'pending')
    .where(isClaimed)
    // A report is the last change of such an order.
    .select(({ fn }) => fn.min<string | null>('updated_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
}
