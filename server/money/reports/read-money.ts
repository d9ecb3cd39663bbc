import type { MoneyTaken } from '../../../shared/contract/money/money-sums';
import { PAID_BY, type PaidBy } from '../../../shared/domain/orders/order-payments';
import { type Paise, paiseToRupees } from '../../../shared/domain/platform/money';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';

export interface DayMoney {
  date: string;
  method: PaidBy;
  kind: 'payment' | 'refund';
  /** Negative for refunds. */
  amount: Paise;
}

export function listMoney(db: Database, { from, to }: ReportSpan): Promise<DayMoney[]> {
  return db
    .selectFrom('payments')
    .where('business_date', '>=', from)
    .where('business_date', '<=', to)
    .groupBy(['business_date', 'method', 'kind'])
    .select(({ fn }) => [
      'business_date as date',
      'method',
      'kind',
      fn.sum<number>('amount_paise').as('amount'),
    ])
    .execute();
}

export function moneyTaken(rows: readonly DayMoney[]): MoneyTaken {
  const methods = PAID_BY.flatMap((method) => {
    const ofMethod = rows.filter((row) => row.method === method);
    return ofMethod.length === 0 ? [] : [{ method, ...moneySums(ofMethod) }];
  });
  return { ...moneySums(rows), methods };
}

export function moneySums(rows: readonly DayMoney[]) {
  const sum = (kind: DayMoney['kind']) =>
    rows.reduce((total, row) => (row.kind === kind ? total + row.amount : total), 0);
  const [taken, refunds] = [sum('payment'), sum('refund')];
  return {
    taken: paiseToRupees(taken),
    refunded: paiseToRupees(refunds === 0 ? 0 : -refunds),
    left: paiseToRupees(taken + refunds),
  };
}
