import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { financialYear } from '../../../shared/domain/platform/report-days';
import type { OrderChangeHook } from '../../orders/change/change-order';
import { lockOrder } from '../../orders/order-store';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Database } from '../../platform/db/database';
import type { BillsTable, OrdersTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readTaxes } from '../../shop/settings/tax-settings';
import { sealRow } from '../seals/seal-row';
import { billContent } from '../seals/sealed-content';
import { documentTaxes, draftBill } from './bill-document';
import { billToWire, findBill, insertTaxes, nextNumber, numberOf } from './bill-store';
import { settleCreditNotes } from './credit-notes';

interface WantedBill {
  id: string;
  /** Refuses to take a number for an order that is unpaid or not begun. */
  ifDue: boolean;
}

/**
 * @throws DomainError `not_found`; `order_cancelled` when a cancelled order has no bill; `bill_not_due` (money rule 8).
 */
export function makeBill(db: Database, { id, ifDue }: WantedBill, actor: AuditActor) {
  return inTransaction(db, async (tx) =>
    billToWire(tx, await makeBillIn(tx, id, actor, ifDue ? assertDue : undefined)),
  );
}

function assertDue({ status, payment_status }: OrdersTable): void {
  if (status === 'placed' || payment_status !== 'paid') throw new DomainError('bill_not_due');
}

/** Bills an order that is handed over, if the owner wants that; a billed one gets its credit notes. */
export const billChangedOrder: OrderChangeHook = async (tx, order, actor) => {
  if (order.status === 'delivered') {
    const { billsWhenDone, billsBeforePayment } = await readTaxes(tx);
    // A table has its bill at the end: more rounds may follow.
    const isEarly = billsBeforePayment && order.table_id === null;
    const isDue = isEarly || order.payment_status === 'paid';
    if (billsWhenDone && isDue) await makeBillIn(tx, order.id, actor);
  }
  await settleCreditNotes(tx, order, actor);
};

/** A financial year is April to March in Asia/Kolkata. The lock lets no number be used twice or left out. */
async function makeBillIn(
  tx: Tx,
  orderId: string,
  actor: AuditActor,
  check?: (order: OrdersTable) => void,
): Promise<BillsTable> {
  // No refund comes between reading the order and billing it.
  const order = await lockOrder(tx, orderId);
  await acquireAdvisoryLock(tx, 'bill numbers');
  const earlier = await findBill(tx, orderId);
  if (earlier) return earlier;
  if (order.status === 'cancelled') throw new DomainError('order_cancelled');
  check?.(order);
  const { seller, document } = await draftBill(tx, order);
  const year = financialYear(kolkataTime(actor.now).date);
  const bill: BillsTable = {
    order_id: orderId,
    financial_year: year,
    number: await nextNumber(tx, 'bills', year),
    seller: JSON.stringify(seller),
    admin_id: actor.adminId ?? '',
    made_at: actor.now.toISOString(),
    document: JSON.stringify(document),
  };
  await tx.insertInto('bills').values(bill).execute();
  const made = { document: numberOf(bill), orderId, at: bill.made_at };
  const taxes = await insertTaxes(tx, made, documentTaxes(document));
  await sealRow(tx, 'bills', orderId, billContent(bill, taxes));
  // A part may have been refunded before.
  await settleCreditNotes(tx, order, actor);
  await recordChange(tx, actor, {
    area: 'orders',
    subject: { id: orderId, name: orderId },
    from: { billNumber: null },
    to: { billNumber: made.document },
  });
  return bill;
}
