import type { StatementColumns } from '../../../../shared/contract/money/statements-contract';
import { kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { unreadable } from '../../../platform/csv/parse-csv';
import { readStatement } from './read-statement';

interface NamedColumns {
  /** The header's. */
  key: string;
  columns: StatementColumns;
  now: Date;
}

/**
 * Columns may be named before the meaning of their words.
 * @throws DomainError `bad_input` when no row of the statement can be read with them, or more rows contradict the
 * running balance than agree with it.
 */
export function assertColumnsFit(text: string, { key, columns, now }: NamedColumns): void {
  const named = new Map([[key, columns]]);
  const read = readStatement(text, { named, today: kolkataTime(now).date });
  if (!('credits' in read)) {
    if (read.columns) return;
    throw unreadable('No line can be read with these columns. Please check which is which.');
  }
  const count = (...reasons: string[]) =>
    read.leftOut.filter(({ reason }) => reasons.includes(reason)).length;
  const understood = read.credits.length + read.repeated + count('debit', 'failed', 'pending');
  const wrong = count('balance');
  if (wrong > understood) {
    const message = `With these columns, ${wrong} lines do not add up to the balance. Please check which is which.`;
    throw unreadable(message);
  }
  if (understood === 0) {
    throw unreadable('No line can be read with these columns. Please check which is which.');
  }
}
