import type { OrderPayment, OrderPayments } from '../../../shared/contract/orders/payment-shape';
import { notTakenBack, unconfirmedOf } from '../../../shared/domain/orders/order-payments';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';
import type { OrdersTable, PaymentsTable } from '../../platform/db/schema';
import type { Viewer } from '../order-wire';
import { refundedLinesOf, sumsOf } from '../stored-payments';

/** What follows a hyphen may be half an id: HDFC separates its fields by hyphens, and ids may have them. */
const UPI_ID_IN_TEXT = /(?<![a-z0-9._-])[a-z0-9._]{2,}@[a-z]{2,}/gi;

/** The payments and refunds that count. @param rows all of the order, oldest first. */
export function paymentsToWire(rows: readonly PaymentsTable[], viewer: Viewer): OrderPayment[] {
  const shown = notTakenBack(rows).filter(({ kind }) => viewer === 'staff' || kind === 'refund');
  return shown.map((row) => ({
    ...paymentToWire(row),
    ...(viewer === 'staff' && { by: row.by_name, reason: row.reason }),
  }));
}

export function paymentToWire(row: PaymentsTable): OrderPayment {
  const { id, kind, method, amount_paise, reference, at, lines } = row;
  return {
    id,
    kind,
    method,
    amount: paiseToRupees(Math.abs(amount_paise)),
    reference,
    at,
    ...(lines !== null && { lines: refundedLinesOf(row) }),
  };
}

/** The bank's credits that pay an order, and what nothing has confirmed yet. */
export async function readBankPayments(
  db: Database,
  { id, payment_status, total_paise }: OrdersTable,
  rows: readonly PaymentsTable[],
): Promise<OrderPayments> {
  const credits = await listCredits(db, id);
  return {
    credits: credits.flatMap(({ day, reference, amount_paise, ...credit }) => {
      const forOrder = rows
        .filter(({ method, credit_id }) => method === 'bank' && credit_id === credit.id)
        .reduce((sum, row) => sum + row.amount_paise, 0);
      if (forOrder === 0) return [];
      return {
        day,
        reference,
        amount: paiseToRupees(amount_paise),
        forOrder: paiseToRupees(forOrder),
        left: paiseToRupees(amount_paise - Number(credit.used)),
      };
    }),
    owed: paiseToRupees(Math.max(0, unconfirmedOf(payment_status, total_paise, sumsOf(rows)))),
    upiIds: [...new Set(credits.flatMap(({ narration }) => narration.match(UPI_ID_IN_TEXT) ?? []))],
  };
}

/** The credits that paid an order, some perhaps taken back, and how much of each is used. */
function listCredits(db: Database, orderId: string) {
  return db
    .selectFrom('bank_credits')
    .select(['id', 'day', 'reference', 'amount_paise', 'narration'])
    .select((eb) =>
      eb
        .selectFrom('payments')
        .whereRef('credit_id', '=', 'bank_credits.id')
        .where('method', '=', 'bank')
        .select(({ fn }) => fn.sum<number | string>('payments.amount_paise').as('used'))
        .as('used'),
    )
    .where('id', 'in', (eb) =>
      eb.selectFrom('payments').select('credit_id').where('order_id', '=', orderId),
    )
    .orderBy('day')
    .orderBy('recorded_at')
    .orderBy('id')
    .execute();
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
