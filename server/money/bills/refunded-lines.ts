import { type RefundedLine, refundedLine } from '../../../shared/contract/orders/payment-shape';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { PaymentsTable } from '../../platform/db/schema';

/** The dishes that a refund names: none if it is for no dish. */
export function refundedLinesOf({
  id,
  lines,
}: Pick<PaymentsTable, 'id' | 'lines'>): RefundedLine[] {
  if (lines === null) return [];
  return parseJsonColumn(refundedLine.array(), lines, `payments.lines of ${id}`);
}
