import type { Report } from '../../../shared/contract/money/reports-contract';
import { type Paise, paiseToRupees } from '../../../shared/domain/platform/money';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';

interface RateTax {
  /** Hundredths of a percent. */
  rate: number;
  amount: Paise;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  roundOff: Paise;
}

/** Of the bills made in a span, less its credit notes. */
export function listTaxes(db: Database, { from, to }: ReportSpan): Promise<RateTax[]> {
  return db
    .selectFrom('bill_taxes')
    .where('business_date', '>=', from)
    .where('business_date', '<=', to)
    .groupBy('rate')
    .select(({ fn }) => [
      'rate',
      fn.sum<number>('amount_paise').as('amount'),
      fn.sum<number>('taxable_paise').as('taxable'),
      fn.sum<number>('cgst_paise').as('cgst'),
      fn.sum<number>('sgst_paise').as('sgst'),
      fn.sum<number>('round_off_paise').as('roundOff'),
    ])
    .execute();
}

export function taxesByRate(rows: readonly RateTax[]): Report['taxes'] {
  const rates = [...new Set(rows.map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates.map((rate) => {
    const sum = (of: Exclude<keyof RateTax, 'rate'>) =>
      paiseToRupees(rows.reduce((all, row) => (row.rate === rate ? all + row[of] : all), 0));
    return {
      rate: rate / 100,
      amount: sum('amount'),
      taxable: sum('taxable'),
      cgst: sum('cgst'),
      sgst: sum('sgst'),
      roundOff: sum('roundOff'),
    };
  });
}
