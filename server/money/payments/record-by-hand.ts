import type * as z from 'zod';
import type { refundFields } from '../../../shared/contract/money/payments-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import type { RefundedLine } from '../../../shared/contract/orders/payment-shape';
import {
  PAID_BY_LABELS,
  refundedUnits,
  standing,
} from '../../../shared/domain/orders/order-payments';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { readOrderForStaff } from '../../orders/follow/read-order';
import { listItems } from '../../orders/order-store';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import type { PaymentsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { refundedLinesOf } from '../bills/refunded-lines';
import { changePayments } from './ledger';
import { sumsOf } from './payment-store';
import { assertReceived } from './receive-payment';

type Refund = z.output<typeof refundFields> & {
  id: string;
  /** What the page showed as received, in rupees. */
  received: number;
  actor: AuditActor;
};

/**
 * Records that staff returned money of an order: all of it, that of some dishes, or any part. The order's
 * day stays as it was; the refund belongs to the day on which it is recorded.
 * @throws DomainError `not_found`; `bad_input` for more than the shop has received, or more of a dish than
 * was ordered; `conflict` when other money has come or gone since the page was read.
 */
export function refund(db: Database, { id, actor, ...refunded }: Refund): Promise<Order> {
  const { method, reference, reason, lines } = refunded;
  const amount = rupeesToPaise(refunded.amount);
  return inTransaction(db, async (tx) => {
    await changePayments(tx, {
      id,
      actor,
      decide: async (_, rows) => {
        assertReceived(rows, rupeesToPaise(refunded.received));
        if (amount > sumsOf(rows).received) throw refused('amount', 'More than was received');
        await assertUnits(tx, id, lines, rows);
        const row = { kind: 'refund', method, amount: -amount, lines } as const;
        // The reason may name a person, and the audit log forgets nobody.
        const words = [PAID_BY_LABELS[method], reference && `reference ${reference}`];
        return {
          append: [{ ...row, reference: reference || null, reason: reason || null }],
          reason: words.filter(Boolean).join(', '),
        };
      },
    });
    return readOrderForStaff(tx, id);
  });
}

/**
 * No unit of a dish is refunded twice.
 * @throws DomainError `bad_input`.
 */
export async function assertUnits(
  tx: Tx,
  id: string,
  lines: readonly RefundedLine[],
  rows: readonly PaymentsTable[],
): Promise<void> {
  if (lines.length === 0) return;
  const before = standing(rows).flatMap(refundedLinesOf);
  const units = refundedUnits([...before, ...lines]);
  const items = await listItems(tx, [id]);
  for (const { line } of lines) {
    const ordered = items.find((item) => item.line === line)?.quantity ?? 0;
    if ((units.get(line) ?? 0) > ordered) throw refused('lines', 'More than was ordered');
  }
}

function refused(path: string, message: string): DomainError {
  return new DomainError('bad_input', { issues: [{ path, message }] });
}
