import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { financialYear } from '../../../shared/domain/platform/report-days';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Database } from '../../platform/db/database';
import type { BillsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readTaxes } from '../../shop/settings/tax-settings';
import { documentTaxes, readDocument, readSellerAndTaxes } from './bill-document';
import { insertTaxes, lockBilledOrder, nextNumber, numberOf } from './bill-store';
import { billToWire } from './bill-wire';
import { findBill } from './find-bill';
import { settleBilled } from './settle-credits';

/**
 * Returns the bill of an order, or makes it.
 * @throws DomainError `not_found`; `order_cancelled` when a cancelled order has no bill.
 */
export function makeBill(db: Database, orderId: string, actor: AuditActor) {
  return inTransaction(db, async (tx) => billToWire(tx, await makeBillIn(tx, orderId, actor)));
}

/** Makes the bill of an order that is paid and handed over, if the owner wants that. */
export async function makeBillWhenDone(
  tx: Tx,
  order: { id: string; status: string; payment_status: string },
  actor: AuditActor,
): Promise<void> {
  if (order.status !== 'delivered' || order.payment_status !== 'paid') return;
  const { billsWhenDone } = await readTaxes(tx);
  if (billsWhenDone) await makeBillIn(tx, order.id, actor);
}

/**
 * Makes a bill with the next number of the financial year (April to March in Asia/Kolkata). A lock
 * serializes bills, so that no number is used twice or left out.
 */
async function makeBillIn(tx: Tx, orderId: string, actor: AuditActor): Promise<BillsTable> {
  const order = await lockBilledOrder(tx, orderId);
  await acquireAdvisoryLock(tx, 'bill numbers');
  const earlier = await findBill(tx, orderId);
  if (earlier) return earlier;
  if (!order) throw new DomainError('not_found');
  if (order.status === 'cancelled') throw new DomainError('order_cancelled');
  const { seller, taxes } = await readSellerAndTaxes(tx, order);
  const document = await readDocument(tx, order, taxes);
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
  await insertTaxes(tx, made, documentTaxes(document));
  // A part may have been refunded before.
  await settleBilled(tx, bill, order, actor);
  await recordChange(tx, actor, {
    area: 'orders',
    subject: { id: orderId, name: orderId },
    from: { billNumber: null },
    to: { billNumber: made.document },
  });
  return bill;
}
