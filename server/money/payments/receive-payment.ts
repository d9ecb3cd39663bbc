import type { Order } from '../../../shared/contract/orders/order-shape';
import { PAID_BY_LABELS, type PaidBy } from '../../../shared/domain/orders/order-payments';
import { type Paise, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { readOrderForStaff } from '../../orders/follow/read-order';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import type { PaymentsTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { changePayments } from './ledger';
import { sumsOf } from './payment-store';

interface Received {
  id: string;
  method: PaidBy;
  /** In rupees, as is what the page showed as received. */
  amount: number;
  received: number;
  /** The number on a card's slip; may be empty. */
  reference: string;
  actor: AuditActor;
}

/**
 * Records money that staff took at the counter. An order whose total has arrived is paid.
 * @throws DomainError `not_found`; `conflict` when other money has come or gone since the page was read.
 */
export function receivePayment(
  db: Database,
  { id, method, amount, received, reference, actor }: Received,
): Promise<Order> {
  return inTransaction(db, async (tx) => {
    await changePayments(tx, {
      id,
      actor,
      decide: (_, rows) => {
        assertReceived(rows, rupeesToPaise(received));
        const payment = { kind: 'payment', method, amount: rupeesToPaise(amount) } as const;
        const reason = `${PAID_BY_LABELS[method]}${reference && `, reference ${reference}`}`;
        return { append: [{ ...payment, reference: reference || null }], reason };
      },
    });
    return readOrderForStaff(tx, id);
  });
}

/** @throws DomainError `conflict` when the shop has another sum for the order than the page showed. */
export function assertReceived(rows: readonly PaymentsTable[], shown: Paise): void {
  if (sumsOf(rows).received !== shown) throw new DomainError('conflict');
}
