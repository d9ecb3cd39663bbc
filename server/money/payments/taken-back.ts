import type { PaymentsTable } from '../../platform/db/schema';
import type { Appended } from './ledger';

/** The row that takes another one back. */
export function takenBack(row: PaymentsTable): Appended {
  return {
    kind: row.kind,
    method: row.method,
    amount: -row.amount_paise,
    gateway: row.gateway,
    creditId: row.method === 'bank' ? row.credit_id : null,
    corrects: row.id,
  };
}
