import type { OrderPayments } from '../../../shared/contract/order-shape';
import { paiseToRupees } from '../../../shared/domain/money';
import type { Database } from '../../db/database';
import type { OrdersTable } from '../../db/schema';

/** The bank's credits that pay an order, and what is missing. */
export async function readPayments(
  db: Database,
  { id, total_paise }: Pick<OrdersTable, 'id' | 'total_paise'>,
): Promise<OrderPayments> {
  const rows = await db
    .selectFrom('bank_matches')
    .innerJoin('bank_credits', 'bank_credits.id', 'bank_matches.credit_id')
    .select(['day', 'reference', 'bank_credits.amount_paise'])
    .select('bank_matches.amount_paise as for_order')
    .select((eb) =>
      eb
        .selectFrom('bank_matches as all')
        .whereRef('all.credit_id', '=', 'bank_credits.id')
        .select(({ fn }) => fn.sum<number | string>('all.amount_paise').as('used'))
        .as('used'),
    )
    .where('bank_matches.order_id', '=', id)
    .orderBy('day')
    .orderBy('recorded_at')
    .orderBy('bank_credits.id')
    .execute();
  const received = rows.reduce((sum, { for_order }) => sum + for_order, 0);
  return {
    credits: rows.map(({ day, reference, amount_paise, for_order, used }) => ({
      day,
      reference,
      amount: paiseToRupees(amount_paise),
      forOrder: paiseToRupees(for_order),
      left: paiseToRupees(amount_paise - Number(used)),
    })),
    owed: paiseToRupees(total_paise - received),
  };
}

/** The references that customers gave for the payments of orders, oldest first. */
export function listClaims(db: Database, orderIds: readonly string[]) {
  return db
    .selectFrom('payment_claims')
    .select(['order_id', 'reference'])
    .where('order_id', 'in', orderIds)
    .orderBy('claimed_at')
    .execute();
}

/** A batch of the references that a customer gave. @param after lists those after this reference. */
export async function listClaimsOf(db: Database, customerId: string, after: string, limit: number) {
  const rows = await db
    .selectFrom('payment_claims')
    .innerJoin('orders', 'orders.id', 'payment_claims.order_id')
    .select(['order_id', 'claimed_at', 'reference'])
    .where('customer_id', '=', customerId)
    .where('reference', '>', after)
    .orderBy('reference')
    .limit(limit)
    .execute();
  return rows.map(({ order_id, claimed_at, reference }) => ({
    orderId: order_id,
    at: claimed_at,
    reference,
  }));
}

/** A batch of the bank's credits that pay a customer's orders. @param after lists those after this id. */
export async function listCreditsOf(
  db: Database,
  customerId: string,
  after: string,
  limit: number,
) {
  const rows = await db
    .selectFrom('bank_credits')
    .select(['id', 'day', 'amount_paise', 'reference', 'narration'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('bank_matches')
        .innerJoin('orders', 'orders.id', 'bank_matches.order_id')
        .select('credit_id')
        .where('customer_id', '=', customerId),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ amount_paise, ...credit }) => ({
    ...credit,
    amount: paiseToRupees(amount_paise),
  }));
}
