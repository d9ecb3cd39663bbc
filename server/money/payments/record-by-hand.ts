import type * as z from 'zod';
import type {
  counterPayment,
  refundFields,
} from '../../../shared/contract/money/payments-contract';
import type { RefundedLine } from '../../../shared/contract/orders/payment-shape';
import {
  notTakenBack,
  PAID_BY_LABELS,
  type PaidBy,
  refundedUnits,
} from '../../../shared/domain/orders/order-payments';
import { SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';
import { listItems } from '../../orders/order-store';
import { refundedLinesOf, sumsOf } from '../../orders/stored-payments';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import type { PaymentsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { speakIn } from '../../platform/http/pages/page-language';
import { appendToLedger, openLedger } from './ledger';
import { assertRoom } from './ledger-entries';
import { addTip, lockTips } from './tips';

interface ByHand {
  id: string;
  /** Rupees, as the page showed it. */
  received: number;
  actor: AdminActor;
}

/**
 * With a tip, if there is one.
 * @throws DomainError `not_found`; `payments_changed` when other money has come or gone since the page was read;
 * `payments_full`; as `lockTips`.
 */
export function receivePayment(
  db: Database,
  { id, received, actor, tip, ...payment }: ByHand & z.output<typeof counterPayment>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockTips(tx, { tip }, actor);
    const ledger = await openLedger(tx, id, actor);
    assertReceived(ledger.rows, received);
    const amount = rupeesToPaise(payment.amount);
    const append = [{ ...payment, kind: 'payment', amount }] as const;
    assertRoom(ledger.rows, append);
    await appendToLedger(tx, ledger, {
      append,
      reason: methodWords(payment),
    });
    await addTip(tx, { orderId: id, method: payment.method, tip }, actor);
  });
}

/**
 * The order's day stays as it was; the refund belongs to the day on which it is recorded.
 * @throws DomainError `not_found`; `bad_input` for more than the shop has received, or more of a dish than
 * was ordered; `payments_changed` when other money has come or gone since the page was read;
 * `payments_full`.
 */
export function refund(
  db: Database,
  { id, received, actor, ...refunded }: ByHand & z.output<typeof refundFields>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const ledger = await openLedger(tx, id, actor);
    assertReceived(ledger.rows, received);
    const amount = rupeesToPaise(refunded.amount);
    if (amount > sumsOf(ledger.rows).received)
      throw badInput('amount', m.validation_more_than_received());
    await assertUnits(tx, id, refunded.lines, ledger.rows);
    const append = [{ ...refunded, kind: 'refund', amount: -amount }] as const;
    assertRoom(ledger.rows, append);
    await appendToLedger(tx, ledger, {
      append,
      reason: methodWords(refunded),
    });
  });
}

/** @throws DomainError `payments_changed` when it is not the sum that the page showed. */
function assertReceived(rows: readonly PaymentsTable[], shown: number): void {
  if (sumsOf(rows).received !== rupeesToPaise(shown)) throw new DomainError('payments_changed');
}

/** For the audit log, which is stored in English: without the given reason, which may name a person. */
function methodWords({ method, reference }: { method: PaidBy; reference: string }): string {
  const label = speakIn(SOURCE_LANGUAGE, () => PAID_BY_LABELS[method]);
  return `${label}${reference && `, reference ${reference}`}`;
}

/** No unit of a dish is refunded twice. @throws DomainError `bad_input`. */
export async function assertUnits(
  tx: Tx,
  id: string,
  lines: readonly RefundedLine[],
  rows: readonly PaymentsTable[],
): Promise<void> {
  if (lines.length === 0) return;
  const before = notTakenBack(rows).flatMap(refundedLinesOf);
  const units = refundedUnits([...before, ...lines]);
  const items = await listItems(tx, [id]);
  for (const { line } of lines) {
    const ordered = items.find((item) => item.line === line)?.quantity ?? 0;
    if ((units.get(line) ?? 0) > ordered) throw badInput('lines', m.validation_more_than_ordered());
  }
}
