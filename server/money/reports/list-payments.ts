import type { ReportPayment } from '../../../shared/contract/money/money-sums';
import { daysUntil } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { daysOfSpan, type ReportSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';

/** By time, a day at a time. */
export async function* paymentBatches(
  db: Database,
  span: ReportSpan,
): AsyncGenerator<ReportPayment[]> {
  for (const day of daysUntil(span.to, daysOfSpan(span))) {
    const rows = await paymentsWithOrders(db).where('payments.business_date', '=', day).execute();
    if (rows.length > 0) yield rows.map(paymentToWire);
  }
}

export function paymentsWithOrders(db: Database) {
  return db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('bank_credits', 'bank_credits.id', 'payments.credit_id')
    .selectAll('payments')
    .select(['orders.business_date as order_date', 'bank_credits.statement'])
    .orderBy('payments.at')
    .orderBy('payments.id');
}

export type PaymentRow = Awaited<
  ReturnType<ReturnType<typeof paymentsWithOrders>['execute']>
>[number];

export function paymentToWire(row: PaymentRow): ReportPayment {
  return {
    id: row.id,
    at: row.at,
    day: row.business_date,
    orderId: row.order_id,
    orderDay: row.order_date,
    kind: row.kind,
    method: row.method,
    amount: paiseToRupees(row.amount_paise),
    reference: row.reference,
    by: row.by_name,
    reason: row.reason,
    corrects: row.corrects,
  };
}
