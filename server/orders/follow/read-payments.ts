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
