import { type RefundedLine, refundedLine } from '../../shared/contract/orders/payment-shape';
import {
  isPaidUnevenly,
  notTakenBack,
  type PaymentSums,
  sumPayments,
} from '../../shared/domain/orders/order-payments';
import type { Paise } from '../../shared/domain/platform/money';
import type { Database } from '../platform/db/database';
import { parseJsonColumn } from '../platform/db/json-column';
import type { OrdersTable, PaymentsTable } from '../platform/db/schema';

/** All payments and refunds of orders, oldest first, with those that were taken back. */
export function listPayments(db: Database, orderIds: readonly string[]): Promise<PaymentsTable[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** The sums of an order's payments that nobody has taken back. */
export function sumsOf(rows: readonly PaymentsTable[]): PaymentSums {
  return sumPayments(
    notTakenBack(rows).map(({ kind, method, amount_paise, lines }) => ({
      kind,
      method,
      amount: amount_paise,
      isOfDishes: lines !== null,
    })),
  );
}

/** The dishes that a refund names: none if it is for no dish. */
export function refundedLinesOf({
  id,
  lines,
}: Pick<PaymentsTable, 'id' | 'lines'>): RefundedLine[] {
  if (lines === null) return [];
  return parseJsonColumn(refundedLine.array(), lines, `payments.lines of ${id}`);
}

/** What was received for the orders that are paid in part or overpaid, by id. */
export async function readUnevenPayments(
  db: Database,
  orders: readonly OrdersTable[],
): Promise<ReadonlyMap<string, Paise>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .selectFrom('payments')
    .select(['order_id', ({ fn }) => fn.sum<number | string>('amount_paise').as('received')])
    .where('order_id', 'in', ids)
    .groupBy('order_id')
    .execute();
  const sums = new Map(rows.map(({ order_id, received }) => [order_id, Number(received)]));
  return new Map(
    orders.flatMap(({ id, payment_status, total_paise }) => {
      const received = sums.get(id) ?? 0;
      return isPaidUnevenly(payment_status, total_paise, received) ? [[id, received]] : [];
    }),
  );
}
