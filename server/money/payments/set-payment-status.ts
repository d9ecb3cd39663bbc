import {
  missingOf,
  notTakenBack,
  type PaidByHand,
  statusOfPayments,
} from '../../../shared/domain/orders/order-payments';
import type { PaymentStatus } from '../../../shared/domain/orders/payment';
import type { Paise } from '../../../shared/domain/platform/money';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';
import { sumsOf } from '../../orders/stored-payments';
import { upiLink } from '../../orders/upi-link';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import type { OrdersTable, PaymentsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readSettings } from '../../shop/settings/settings-store';
import { appendToLedger, type Ledger, openLedger } from './ledger';
import { assertRoom, type NewEntry, takenBack } from './ledger-entries';
import { addTip, lockTips } from './tips';

interface PaymentStatusChange {
  id: string;
  paymentStatus: PaymentStatus;
  /** What the editor saw. Another current one is a conflict. */
  from?: PaymentStatus | undefined;
  /** UPI by default. */
  method?: PaidByHand | undefined;
  /** Rupees for the staff. */
  tip?: number;
  actor: AdminActor;
}

/**
 * Any after any other (money rule 2). A failed payment that is pending again gets a new link: UPI apps refuse a
 * reference that was used before. Setting the same one changes nothing.
 * @throws DomainError `not_found`; `conflict` when the order has another payment status than `from`;
 * `bad_input` when its payments, or a total of ₹0, allow no such status, or for a tip without a payment; `payments_full`; as
 * `lockTips`.
 */
export function setPaymentStatus(
  db: Database,
  { id, paymentStatus: value, from, method, tip = 0, actor }: PaymentStatusChange,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockTips(tx, { tip }, actor);
    const ledger = await openLedger(tx, id, actor);
    const { order, rows } = ledger;
    if (order.payment_status !== value) {
      if (tip > 0 && value !== 'paid') throw badInput('tip', m.tips_off());
      if (from && order.payment_status !== from) throw new DomainError('conflict');
      const isOwing = value === 'pending' || value === 'failed';
      if (isOwing && order.total_paise === 0) throw nothingToPay();
      const append = entriesForStatus(order, value, rows, method);
      assertRoom(rows, append);
      await assertNoSharedCredit(tx, id, append);
      const link = await nextLink(tx, ledger, value);
      await appendToLedger(tx, ledger, { append, set: { payment_status: value, ...link } });
      await addTip(tx, { orderId: id, method: method ?? 'upi', tip }, actor);
    }
  });
}

async function nextLink(tx: Tx, { order, rows }: Ledger, value: PaymentStatus) {
  if (order.payment_status !== 'failed' || value !== 'pending') return {};
  const attempt = order.payment_attempt + 1;
  const amount = missingOf(value, order.total_paise, sumsOf(rows));
  const parts = { orderId: order.id, amount, attempt };
  return {
    payment_attempt: attempt,
    upi_payment_url: upiLink(await readSettings(tx), parts),
  };
}

/** It belongs to its orders as a whole: a part that is taken back would pay nothing. */
async function assertNoSharedCredit(
  tx: Tx,
  id: string,
  append: readonly NewEntry[],
): Promise<void> {
  const credits = append.flatMap(({ method, creditId }) =>
    method === 'bank' && creditId ? [creditId] : [],
  );
  if (credits.length === 0) return;
  const shared = await tx
    .selectFrom('payments')
    .select('order_id')
    .where('credit_id', 'in', credits)
    .where('method', '=', 'bank')
    .where('order_id', '<>', id)
    .groupBy('order_id')
    .having(({ fn }) => fn.sum('amount_paise'), '<>', 0)
    .limit(1)
    .executeTakeFirst();
  if (!shared) return;
  const message = m.validation_same_transfer({ order: shared.order_id });
  throw badInput('paymentStatus', message);
}

/** @throws DomainError `bad_input` when a gateway's payments, whose money has moved, allow no such status. */
function entriesForStatus(
  { payment_status: from, total_paise: total }: OrdersTable,
  to: PaymentStatus,
  rows: readonly PaymentsTable[],
  method: PaidByHand = 'upi',
): NewEntry[] {
  const sums = sumsOf(rows);
  if (to === 'refunded') {
    if (sums.received === 0) return [];
    return [{ kind: 'refund', method, amount: -sums.received }];
  }
  if (to === 'paid') {
    // The newest refund is the one that left nothing; earlier ones were for single dishes.
    const [last] = from === 'refunded' ? notTakenBackOf(rows, 'refund').slice(-1) : [];
    if (last?.method === 'gateway') throw paidOnline();
    const missing = missingOf(from, total, sums);
    return [
      ...(last ? [takenBack(last)] : []),
      ...(missing > 0 ? [{ kind: 'payment', method, amount: missing } as const] : []),
    ];
  }
  const isOpen = from === 'pending' || from === 'failed';
  return isOpen ? [] : takenBackUntilUnpaid(from, total, rows);
}

/** Only what staff recorded, the newest payment first: a part that has arrived stays. */
function takenBackUntilUnpaid(
  from: PaymentStatus,
  total: Paise,
  rows: readonly PaymentsTable[],
): NewEntry[] {
  const fits = (undone: readonly PaymentsTable[]) => {
    const left = sumsOf([
      ...rows,
      ...undone.map((row) => ({ ...row, amount_paise: -row.amount_paise, corrects: row.id })),
    ]);
    const follows = statusOfPayments(from, total, left, sumsOf(rows));
    return left.paid === 0 || follows === 'pending' || follows === 'failed';
  };
  if (fits([])) return [];
  const undone = byHand(notTakenBackOf(rows, 'refund'));
  for (const payment of byHand(notTakenBackOf(rows, 'payment')).reverse()) {
    if (!fits(undone)) undone.push(payment);
  }
  if (!fits(undone)) throw paidOnline();
  return undone.map(takenBack);
}

function notTakenBackOf(rows: readonly PaymentsTable[], kind: PaymentsTable['kind']) {
  return notTakenBack(rows).filter((row) => row.kind === kind);
}

function byHand(rows: readonly PaymentsTable[]): PaymentsTable[] {
  return rows.filter((row) => row.method !== 'gateway');
}

const nothingToPay = () => badInput('paymentStatus', m.validation_nothing_to_pay());

const paidOnline = () => badInput('paymentStatus', m.validation_paid_online());
