import { seller as storedSeller } from '../../../shared/contract/money/bill-shape';
import type { TaxGroup } from '../../../shared/domain/money/bill-tax';
import { billNumber } from '../../../shared/domain/orders/bill-number';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { BillsTable, BillTaxesTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

export function findBill(db: Database, orderId: string): Promise<BillsTable | undefined> {
  return db.selectFrom('bills').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export const numberOf = ({
  financial_year,
  number,
}: Pick<BillsTable, 'financial_year' | 'number'>) => billNumber(financial_year, number);

export const sellerOf = ({ seller, order_id }: BillsTable) =>
  parseJsonColumn(storedSeller, seller, `bills.seller of ${order_id}`);

/** A credit note's amounts are negative. @param made.after how many rows the document has already. */
export async function insertTaxes(
  tx: Tx,
  made: { document: string; orderId: string; at: string; after?: number },
  taxes: readonly TaxGroup[],
): Promise<void> {
  const rows: BillTaxesTable[] = taxes.map((tax, index) => ({
    document: made.document,
    position: (made.after ?? 0) + index + 1,
    order_id: made.orderId,
    business_date: kolkataTime(new Date(made.at)).date,
    code: tax.code,
    rate: tax.rate,
    quantity: tax.quantity,
    amount_paise: tax.amount,
    taxable_paise: tax.taxable,
    cgst_paise: tax.cgst,
    sgst_paise: tax.sgst,
    round_off_paise: tax.roundOff,
  }));
  if (rows.length > 0) await tx.insertInto('bill_taxes').values(rows).execute();
}

export async function listTaxes(db: Database, document: string): Promise<TaxGroup[]> {
  const rows = await db
    .selectFrom('bill_taxes')
    .selectAll()
    .where('document', '=', document)
    .orderBy('position')
    .execute();
  return rows.map(taxOf);
}

export function taxOf(
  row: Omit<BillTaxesTable, 'document' | 'position' | 'order_id' | 'business_date'>,
) {
  return {
    code: row.code,
    rate: row.rate,
    quantity: row.quantity,
    amount: row.amount_paise,
    taxable: row.taxable_paise,
    cgst: row.cgst_paise,
    sgst: row.sgst_paise,
    roundOff: row.round_off_paise,
  };
}

/** Hold the lock of the series. */
export async function nextNumber(
  tx: Tx,
  series: 'bills' | 'credit_notes',
  year: string,
): Promise<number> {
  const { last } = await tx
    .selectFrom(series)
    .where('financial_year', '=', year)
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
