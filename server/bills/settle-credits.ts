import { creditNoteNumber, financialYear } from '../../shared/domain/bill-number';
import {
  creditedTax,
  negative,
  owedCredit,
  shareOut,
  sumTax,
  type TaxGroup,
} from '../../shared/domain/bill-tax';
import { kolkataTime } from '../../shared/domain/kolkata-time';
import type { Paise } from '../../shared/domain/money';
import type { AuditActor } from '../audit/audit-actor';
import { acquireAdvisoryLock } from '../db/advisory-lock';
import type { BillsTable, CreditNotesTable, OrdersTable } from '../db/schema';
import type { Tx } from '../db/transaction';
import { insertTaxes, listTaxes, nextNumber, numberOf, taxOf } from './bill-store';

type CreditActor = Pick<AuditActor, 'adminId' | 'name' | 'now'>;
/** The order as it is after the change. */
type BilledOrder = Pick<OrdersTable, 'id' | 'status'>;

/**
 * Makes the credit notes of a billed order agree with its refunds and its status, whatever the order of
 * events: it credits what is missing and cancels what is too much. Call it when either has changed.
 */
export async function settleCredits(tx: Tx, order: BilledOrder, actor: CreditActor): Promise<void> {
  const bill = await tx
    .selectFrom('bills')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  // A bill of an earlier release is settled when it gets its document.
  if (bill && bill.document !== null) await settleBilled(tx, bill, order, actor);
}

export async function settleBilled(
  tx: Tx,
  bill: BillsTable,
  order: BilledOrder,
  actor: CreditActor,
): Promise<void> {
  const billed = await listTaxes(tx, numberOf(bill));
  const owed = await readOwed(tx, order, sumTax(billed).amount);
  let credited = 0;
  // Read before the lock: most orders have no note and need none.
  const notes = await listNotes(tx, order.id);
  for (const note of notes) credited += note.amount_paise;
  for (const note of notes) {
    if (credited <= owed) break;
    await cancelNote(tx, note, actor.now);
    credited -= note.amount_paise;
  }
  if (credited < owed) await makeNote(tx, order.id, billed, owed - credited, actor);
}

async function readOwed(tx: Tx, { id, status }: BilledOrder, total: Paise): Promise<Paise> {
  const rows = await tx
    .selectFrom('payments')
    .where('order_id', '=', id)
    .select(['kind', 'amount_paise'])
    .execute();
  const sumOf = (kinds: readonly string[]) =>
    rows.reduce((sum, row) => sum + (kinds.includes(row.kind) ? row.amount_paise : 0), 0);
  const kept = sumOf(['payment', 'refund']);
  return owedCredit({
    total,
    isCancelled: status === 'cancelled',
    refunded: -sumOf(['refund']),
    kept,
  });
}

/** The valid notes of an order, newest first. */
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

async function cancelNote(tx: Tx, note: CreditNotesTable, now: Date): Promise<void> {
  await tx
    .updateTable('credit_notes')
    .set({ cancelled_at: now.toISOString() })
    .where('financial_year', '=', note.financial_year)
    .where('number', '=', note.number)
    .execute();
  const document = creditNoteNumber(note.financial_year, note.number);
  await tx.deleteFrom('bill_taxes').where('document', '=', document).execute();
}

async function makeNote(
  tx: Tx,
  orderId: string,
  billed: readonly TaxGroup[],
  amount: Paise,
  { adminId, name, now }: CreditActor,
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
  const taxes = await creditedTaxes(tx, orderId, billed, amount);
  await insertTaxes(tx, { document, orderId, at: note.made_at }, taxes.map(negative));
}

/** Shares a credit out over what the earlier notes have left of the bill. */
async function creditedTaxes(
  tx: Tx,
  orderId: string,
  billed: readonly TaxGroup[],
  amount: Paise,
): Promise<TaxGroup[]> {
  const rows = await tx
    .selectFrom('bill_taxes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('amount_paise', '<', 0)
    .execute();
  const before = billed.map((group) => {
    const own = rows
      .map(taxOf)
      .filter(({ code, rate }) => code === group.code && rate === group.rate);
    return { ...group, ...sumTax(own.map(negative)) };
  });
  const left = billed.map((group, index) => group.amount - (before[index]?.amount ?? 0));
  const shares = shareOut(amount, left);
  return billed.flatMap((group, index) => {
    const credited = before[index];
    const share = shares[index] ?? 0;
    return credited && share > 0 ? [creditedTax(group, credited, share)] : [];
  });
}
