import type { BillMonth } from '../../../shared/contract/money/bills-contract';
import type { TaxGroup } from '../../../shared/domain/money/bill-tax';
import { billNumber, creditNoteNumber } from '../../../shared/domain/orders/bill-number';
import { endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import { monthSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';
import { taxOf, taxToWire } from './bill-store';

const LAST_DAY = '31';

/** @param month `YYYY-MM`. */
export async function readMonth(db: Database, month: string): Promise<BillMonth> {
  const { from, to } = monthSpan(month);
  const times = { since: startOfDay(from), until: endOfDay(to) };
  return {
    bills: seriesOf(await listNumbers(db, times), billNumber),
    creditNotes: seriesOf(await listNoteNumbers(db, times), creditNoteNumber),
    taxes: (await listMonthTaxes(db, month)).map((tax) => ({
      ...taxToWire(tax),
      quantity: tax.quantity,
    })),
  };
}

export async function listMonthTaxes(db: Database, month: string): Promise<TaxGroup[]> {
  const rows = await db
    .selectFrom('bill_taxes')
    .where('business_date', '>=', `${month}-01`)
    .where('business_date', '<=', `${month}-${LAST_DAY}`)
    .groupBy(['code', 'rate'])
    .orderBy('code')
    .orderBy('rate')
    .select(({ fn }) => [
      'code',
      'rate',
      fn.sum<number>('quantity').as('quantity'),
      fn.sum<number>('amount_paise').as('amount_paise'),
      fn.sum<number>('taxable_paise').as('taxable_paise'),
      fn.sum<number>('cgst_paise').as('cgst_paise'),
      fn.sum<number>('sgst_paise').as('sgst_paise'),
      fn.sum<number>('round_off_paise').as('round_off_paise'),
    ])
    .execute();
  return rows.map(taxOf);
}

interface Numbered {
  financial_year: string;
  number: number;
  cancelled_at: string | null;
}

/** No financial year ends within a month. */
function seriesOf(rows: readonly Numbered[], words: (year: string, number: number) => string) {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    from: first ? words(first.financial_year, first.number) : null,
    to: last ? words(last.financial_year, last.number) : null,
    count: rows.length,
    cancelled: rows.filter(({ cancelled_at }) => cancelled_at !== null).length,
  };
}

interface MonthTimes {
  since: string;
  until: string;
}

/** A bill is never cancelled: a cancelled order gets a credit note. */
function listNumbers(db: Database, { since, until }: MonthTimes): Promise<Numbered[]> {
  return db
    .selectFrom('bills')
    .where('made_at', '>=', since)
    .where('made_at', '<', until)
    .select(['financial_year', 'number'])
    .select(({ lit }) => lit(null).as('cancelled_at'))
    .orderBy('number')
    .execute();
}

function listNoteNumbers(db: Database, { since, until }: MonthTimes): Promise<Numbered[]> {
  return (
    db
      .selectFrom('credit_notes')
      .where('made_at', '>=', since)
      .where('made_at', '<', until)
      .select(['financial_year', 'number'])
      // A note that is cancelled in a later month stays in this one.
      .select(({ eb }) =>
        eb
          .case()
          .when('cancelled_at', '<', until)
          .then(eb.ref('cancelled_at'))
          .end()
          .as('cancelled_at'),
      )
      .orderBy('number')
      .execute()
  );
}
