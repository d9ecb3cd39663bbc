import {
  missingOf,
  type PaymentSums,
  statusOfPayments,
} from '../../../shared/domain/orders/order-payments';
import type { PaymentStatus } from '../../../shared/domain/orders/payment';
import { claimOf, type PaymentClaim, toPayNow } from '../../../shared/domain/orders/payment-claim';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { notBefore, writeChange } from '../../orders/change/change-order';
import { touchOrder } from '../../orders/change/touch-order';
import { appendHistory, lockOrder } from '../../orders/order-store';
import { listOpenClaims } from '../../orders/payment-claims';
import { listPayments, sumsOf } from '../../orders/stored-payments';
import { linkFor } from '../../orders/upi-link';
import { type AuditActor, deviceColumns } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { OrdersTable, PaymentsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { settleCreditNotes } from '../bills/credit-notes';
import { billChangedOrder } from '../bills/make-bill';
import type { NewEntry } from './ledger-entries';

/** The order is locked until the transaction ends; its rows are oldest first. */
export interface Ledger {
  order: OrdersTable;
  rows: readonly PaymentsTable[];
  /** The time is never before the order's last change. */
  actor: AuditActor;
}

interface LedgerChange {
  append: readonly NewEntry[];
  /** Whatever the payments say. */
  set?: Partial<OrdersTable>;
  /** The audit log forgets nobody: it must not name a person. */
  reason?: string;
  /** Whether customers learn of a change that leaves the payment status as it is. */
  told?: 'never';
}

/** Locks it, so that two changes never count the same money. @throws DomainError `not_found`. */
export async function openLedger(tx: Tx, orderId: string, actor: AuditActor): Promise<Ledger> {
  const order = await lockOrder(tx, orderId);
  const rows = await listPayments(tx, [orderId]);
  return { order, rows, actor: notBefore(order, actor) };
}

/** The status, which it returns, the bill and the credit notes follow. Only this adds rows to `payments`. */
export async function appendToLedger(
  tx: Tx,
  { order, rows, actor }: Ledger,
  { append, set = {}, reason, told }: LedgerChange,
): Promise<PaymentStatus> {
  const { id, total_paise } = order;
  const added = append.map((entry) => toRow(id, entry, actor));
  if (added.length > 0) await tx.insertInto('payments').values(added).execute();
  const [before, after] = [sumsOf(rows), sumsOf([...rows, ...added])];
  const payment_status =
    set.payment_status ?? statusOfPayments(order.payment_status, total_paise, after, before);
  const claim = await claimAfter(tx, order, { payment_status, sums: after, actor });
  const link = await linkAfter(tx, { ...order, payment_status }, after, claim);
  if (payment_status !== order.payment_status) {
    const change = { set: { ...link, ...set, payment_status }, reason, actor };
    await writeChange(tx, order, { ...change, onOrderChange: billChangedOrder });
    return payment_status;
  }
  await recordChange(tx, actor, {
    area: 'orders',
    subject: { id, name: id },
    from: { received: paiseToRupees(before.received) },
    to: { received: paiseToRupees(after.received) },
    ...(reason && { reason }),
  });
  await settleCreditNotes(tx, order, actor);
  await touchOrder(tx, order, { now: actor.now, told, set: link });
  return payment_status;
}

/** Ends the customer's claim once its sum has arrived: the history then says that the rest is still pending. */
async function claimAfter(
  tx: Tx,
  order: OrdersTable,
  {
    payment_status,
    sums,
    actor,
  }: { payment_status: PaymentStatus; sums: PaymentSums; actor: AuditActor },
): Promise<PaymentClaim | undefined> {
  if (payment_status !== order.payment_status) return undefined;
  const open = (await listOpenClaims(tx, [order])).get(order.id);
  if (!open) return undefined;
  const owed = missingOf(payment_status, order.total_paise, sums);
  const claim = claimOf(owed, open.claimed, sums.transferred);
  if (claim.amount > 0) return claim;
  await appendHistory(tx, {
    order_id: order.id,
    kind: 'payment',
    value: payment_status,
    admin_id: actor.adminId,
    by_name: actor.name,
    at: actor.now.toISOString(),
    staff_only: 0,
  });
  return undefined;
}

/** The payment link asks for what is left to pay. A failed payment has none until it is asked for again. */
async function linkAfter(
  tx: Tx,
  order: OrdersTable,
  sums: PaymentSums,
  paymentClaim: PaymentClaim | undefined,
): Promise<Partial<OrdersTable>> {
  if (order.payment_status !== 'pending') return {};
  const owedAmount = missingOf('pending', order.total_paise, sums);
  return linkFor(tx, order, toPayNow({ owedAmount, paymentClaim }));
}

function toRow(
  order_id: string,
  { kind, method, amount, ...entry }: NewEntry,
  actor: AuditActor,
): PaymentsTable {
  const { newId, now, adminId, name } = actor;
  return {
    id: newId(),
    order_id,
    kind,
    method,
    amount_paise: amount,
    reference: entry.reference || null,
    credit_id: entry.creditId ?? null,
    gateway: entry.gateway ?? null,
    at: now.toISOString(),
    business_date: kolkataTime(now).date,
    admin_id: adminId,
    by_name: name,
    ...deviceColumns(actor),
    reason: entry.reason || null,
    lines: entry.lines?.length ? JSON.stringify(entry.lines) : null,
    corrects: entry.corrects ?? null,
  };
}
