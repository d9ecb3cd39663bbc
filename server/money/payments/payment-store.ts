import type { RefundedLine } from '../../../shared/contract/orders/payment-shape';
import type { Gateway, PaidBy } from '../../../shared/domain/orders/order-payments';
import { standing, sumPayments } from '../../../shared/domain/orders/order-payments';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Paise } from '../../../shared/domain/platform/money';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import type { PaymentsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

export interface NewPayment {
  orderId: string;
  kind: PaymentsTable['kind'];
  method: PaidBy;
  /** A payment is positive, a refund negative. */
  amount: Paise;
  reference?: string | null | undefined;
  creditId?: string | null | undefined;
  gateway?: Gateway | null | undefined;
  reason?: string | null | undefined;
  lines?: readonly RefundedLine[] | undefined;
  /** The id of the row that this one takes back. */
  corrects?: string | undefined;
  actor: AuditActor;
}

/**
 * Appends a payment or refund. It changes no order: use cases call `changePayments`, which lets the order's
 * status follow.
 */
export async function recordPayment(tx: Tx, payment: NewPayment): Promise<PaymentsTable> {
  const { orderId, kind, method, amount, actor, ...optional } = payment;
  const row: PaymentsTable = {
    id: actor.newId(),
    order_id: orderId,
    kind,
    method,
    amount_paise: amount,
    reference: optional.reference ?? null,
    credit_id: optional.creditId ?? null,
    gateway: optional.gateway ?? null,
    at: actor.now.toISOString(),
    business_date: kolkataTime(actor.now).date,
    admin_id: actor.adminId,
    by_name: actor.name,
    reason: optional.reason ?? null,
    lines: optional.lines?.length ? JSON.stringify(optional.lines) : null,
    corrects: optional.corrects ?? null,
  };
  await tx.insertInto('payments').values(row).execute();
  return row;
}

/** All payments and refunds of orders, oldest first. */
export function listPayments(db: Database, orderIds: readonly string[]): Promise<PaymentsTable[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** The payment that a gateway knows by this reference, if the shop has counted it. */
export function findGatewayPayment(db: Database, gateway: Gateway, reference: string) {
  return db
    .selectFrom('payments')
    .select('order_id')
    .where('gateway', '=', gateway)
    .where('kind', '=', 'payment')
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** The sums of the rows that nobody has taken back. */
export function sumsOf(rows: readonly PaymentsTable[]) {
  return sumPayments(
    standing(rows).map(({ kind, method, amount_paise, lines }) => ({
      kind,
      method,
      amount: amount_paise,
      isOfDishes: lines !== null,
    })),
  );
}
