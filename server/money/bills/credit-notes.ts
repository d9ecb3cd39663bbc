import {
  creditedTax,
  negative,
  sumTax,
  type TaxGroup,
} from '../../../shared/domain/money/bill-tax';
import { creditNoteNumber } from '../../../shared/domain/orders/bill-number';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Paise } from '../../../shared/domain/platform/money';
import { financialYear } from '../../../shared/domain/platform/report-days';
import { shareOut } from '../../../shared/domain/platform/share-out';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { CreditNotesTable, OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { sealRow } from '../seals/seal-row';
import { cancelledContent, cancelledKey, noteContent } from '../seals/sealed-content';
import { findBill, insertTaxes, listTaxes, nextNumber, numberOf, taxOf } from './bill-store';
import { readCreditTarget } from './credited-amounts';

/** Of the tax rows of a cancelled note. */
const NO_ORDER = '';

/**
 * In any order of events, credits what is missing and cancels what is too much. Call it when either changed.
 * @param order as it is after the change.
 */
export async function settleCreditNotes(
  tx: Tx,
  order: OrdersTable,
  actor: AuditActor,
): Promise<void> {
  const bill = await findBill(tx, order.id);
  if (!bill) return;
  const billed = await listTaxes(tx, numberOf(bill));
  const target = await readCreditTarget(tx, bill, order, billed);
  const owed = target.reduce((sum, { amount }) => sum + amount, 0);
  // Read before the lock: most orders have no note and need none.
  let credited = await readCredited(tx, order.id, billed);
  if (sumTax(credited).amount > owed) {
    for (const note of await listNotes(tx, order.id)) {
      if (credited.every(({ amount }, index) => amount <= (target[index]?.amount ?? 0))) break;
      await cancelNote(tx, note, actor.now);
      credited = await readCredited(tx, order.id, billed);
    }
  }
  const amount = owed - sumTax(credited).amount;
  if (amount === 0) return;
  const missing = credited.map((group, index) =>
    Math.max(0, (target[index]?.amount ?? 0) - group.amount),
  );
  // A group that has more than its target gets nothing; the others share what is missing.
  const shares = shareOut(amount, missing);
  const taxes = billed.flatMap((group, index) => {
    const [before, share = 0] = [credited[index], shares[index]];
    if (!before || share <= 0) return [];
    return [creditedTax(group, before, { amount: share, units: target[index]?.units ?? 0 })];
  });
  await makeNote(tx, order.id, { amount, taxes }, actor);
}

function listNotes(tx: Tx, orderId: string): Promise<CreditNotesTable[]> {
  return tx
    .selectFrom('credit_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .orderBy('financial_year', 'desc')
    .orderBy('number', 'desc')
    .execute();
}

/** Its tax stays in its month, which may have been filed; the reversal belongs to the day of cancelling. */
async function cancelNote(tx: Tx, note: CreditNotesTable, now: Date): Promise<void> {
  // In the order in which a new note takes its locks.
  await acquireAdvisoryLock(tx, 'credit note numbers');
  const cancelled_at = now.toISOString();
  await tx
    .updateTable('credit_notes')
    .set({ cancelled_at })
    .where('financial_year', '=', note.financial_year)
    .where('number', '=', note.number)
    .execute();
  const document = creditNoteNumber(note.financial_year, note.number);
  const taxes = await listTaxes(tx, document);
  // An order's tax is that of its valid documents.
  await tx
    .updateTable('bill_taxes')
    .set({ order_id: NO_ORDER })
    .where('document', '=', document)
    .execute();
  const reversal = { document, orderId: NO_ORDER, at: cancelled_at, after: taxes.length };
  const reversed = await insertTaxes(tx, reversal, taxes.map(negative));
  const content = cancelledContent(cancelled_at, reversed);
  await sealRow(tx, 'credit-notes', cancelledKey(document), content);
}

async function makeNote(
  tx: Tx,
  orderId: string,
  { amount, taxes }: { amount: Paise; taxes: readonly TaxGroup[] },
  { adminId, name, now }: AuditActor,
): Promise<void> {
  await acquireAdvisoryLock(tx, 'credit note numbers');
  const year = financialYear(kolkataTime(now).date);
  const note: CreditNotesTable = {
    financial_year: year,
    number: await nextNumber(tx, 'credit_notes', year),
    order_id: orderId,
    amount_paise: amount,
    admin_id: adminId,
    by_name: name,
    made_at: now.toISOString(),
    cancelled_at: null,
  };
  await tx.insertInto('credit_notes').values(note).execute();
  const document = creditNoteNumber(year, note.number);
  const made = { document, orderId, at: note.made_at };
  const rows = await insertTaxes(tx, made, taxes.map(negative));
  await sealRow(tx, 'credit-notes', document, noteContent(note, rows));
}

async function readCredited(
  tx: Tx,
  orderId: string,
  billed: readonly TaxGroup[],
): Promise<TaxGroup[]> {
  const rows = await tx
    .selectFrom('bill_taxes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('amount_paise', '<', 0)
    .execute();
  return billed.map((group) => {
    const own = rows
      .map(taxOf)
      .filter(({ code, rate }) => code === group.code && rate === group.rate);
    return { ...group, ...sumTax(own.map(negative)) };
  });
}
