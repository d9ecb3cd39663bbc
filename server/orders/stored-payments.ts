import { type RefundedLine, refundedLine } from '../../shared/contract/orders/payment-shape';
import {
  isPaidUnevenly,
  missingOf,
  notTakenBack,
  type PaymentSums,
  sumPayments,
} from '../../shared/domain/orders/order-payments';
import { claimOf } from '../../shared/domain/orders/payment-claim';
import { type Paise, paiseToRupees } from '../../shared/domain/platform/money';
import type { Database } from '../platform/db/database';
import { parseJsonColumn } from '../platform/db/json-column';
import type { OrdersTable, PaymentsTable } from '../platform/db/schema';
import { byOrder } from './by-order';
import type { OpenClaim } from './payment-claims';

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

/** What an order has had and what it owes, in paise. */
export interface OrderMoney {
  sums: PaymentSums;
  owed: Paise;
}

type Priced = Pick<OrdersTable, 'payment_status' | 'total_paise'>;

/** @param rows the order's payments and refunds, with what was taken back. */
export function moneyOf({ payment_status, total_paise }: Priced, rows: readonly PaymentsTable[]) {
  const sums = sumsOf(rows);
  return { sums, owed: missingOf(payment_status, total_paise, sums) };
}

/** The money of each order, by id. */
export async function readMoney(
  db: Database,
  orders: readonly (Priced & { id: string })[],
): Promise<ReadonlyMap<string, OrderMoney>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const rows = byOrder(await listPayments(db, ids));
  return new Map(orders.map((order) => [order.id, moneyOf(order, rows.get(order.id) ?? [])]));
}

/** As staff and customers read it. @param claim what the customer says they have paid, if staff have not decided. */
export function moneyToWire(
  { payment_status, total_paise }: Priced,
  { sums: { received, transferred }, owed }: OrderMoney,
  claim: OpenClaim | undefined,
) {
  const { amount, rest } = claim ? claimOf(owed, claim.claimed, transferred) : NO_CLAIM;
  return {
    owedAmount: paiseToRupees(owed),
    ...(isPaidUnevenly(payment_status, total_paise, received) && {
      receivedAmount: paiseToRupees(received),
    }),
    ...(amount > 0 && {
      paymentClaim: { amount: paiseToRupees(amount), rest: paiseToRupees(rest) },
    }),
  };
}

const NO_CLAIM = { amount: 0, rest: 0 };
