import type { PaymentsTable } from '../db/schema';
import type { Appended } from './change-payments';

/** The row that takes another one back. @param reason why, for the staff. */
export function takenBack(row: PaymentsTable, reason?: string): Appended {
  return {
    kind: row.kind,
    method: row.method,
    amount: -row.amount_paise,
    gateway: row.gateway,
    creditId: row.credit_id,
    corrects: row.id,
    reason,
  };
}
