import { paiseToRupees } from '../../shared/domain/money';
import { DomainError } from '../../shared/domain/refusals';
import type { Database } from '../db/database';
import { findOrderRow } from '../orders/order-store';
import { listClaimsOf } from './statement-store';

/** The credits that pay an order, and what is missing or left. @throws DomainError `not_found`. */
export async function readOrderCredits(db: Database, id: string) {
  const order = await findOrderRow(db, id);
  if (!order) throw new DomainError('not_found');
  const rows = await db
    .selectFrom('bank_matches')
    .innerJoin('bank_credits', 'bank_credits.id', 'bank_matches.credit_id')
    .select(['credit_key', 'day', 'reference', 'by_name', 'bank_credits.amount_paise'])
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
    .orderBy('bank_credits.id')
    .execute();
  const received = rows.reduce((sum, { for_order }) => sum + for_order, 0);
  return {
    claimed: (await listClaimsOf(db, [id])).map(({ reference }) => reference),
    credits: rows.map((row) => ({
      key: row.credit_key,
      day: row.day,
      reference: row.reference,
      amount: paiseToRupees(row.amount_paise),
      forOrder: paiseToRupees(row.for_order),
      left: paiseToRupees(row.amount_paise - Number(row.used)),
      by: row.by_name,
    })),
    owed: paiseToRupees(order.total_paise - received),
  };
}
