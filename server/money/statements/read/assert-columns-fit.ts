import type { StatementColumns } from '../../../../shared/contract/money/statements-contract';
import { kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { badInput } from '../../../../shared/domain/platform/refusals';
import { m } from '../../../../shared/messages/compiled/messages';
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
    throw badInput('', m.validation_columns_unreadable());
  }
  const count = (...reasons: string[]) =>
    read.leftOut.filter(({ reason }) => reasons.includes(reason)).length;
  const understood = read.credits.length + read.repeated + count('debit', 'failed', 'pending');
  const wrong = count('balance');
  if (wrong > understood) {
    throw badInput('', m.validation_columns_balance({ count: wrong }));
  }
  if (understood === 0) {
    throw badInput('', m.validation_columns_unreadable());
  }
}
