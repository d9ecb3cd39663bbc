import type { ReportDay } from '../../../shared/contract/money/day-sheets';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { sumOf } from '../payments/ledger-entries';
import { type PaymentRow, paymentToWire } from './list-payments';

/**
 * A statement's credits replace what staff had marked paid, two rows for each order. Those of a statement become one
 * line, also those of a match that was undone since (money rule 12).
 * @param rows oldest first.
 */
export function changesSince(rows: readonly PaymentRow[]): Pick<ReportDay, 'later' | 'statements'> {
  const matched = new Map<string, PaymentRow[]>();
  for (const row of rows) {
    if (row.statement === null) continue;
    matched.set(row.statement, [...(matched.get(row.statement) ?? []), row]);
  }
  return {
    later: rows.filter(({ statement }) => statement === null).map(paymentToWire),
    statements: [...matched].map(([statement, own]) => ({
      statement,
      at: own.at(-1)?.at ?? '',
      by: own.at(-1)?.by_name ?? '',
      orders: new Set(own.map(({ order_id }) => order_id)).size,
      net: paiseToRupees(sumOf(own)),
    })),
  };
}
