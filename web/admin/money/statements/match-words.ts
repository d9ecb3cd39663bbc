import type {
  LeftOutReason,
  MatchReason,
  StatementMatch,
} from '../../../../shared/contract/money/statements-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import type { FileProblem } from './workbook/workbook-refusal';

/** Why a doubtful credit is not sure, and what confirming it does. */
export const REASON_WORDS: Readonly<Partial<Record<MatchReason, () => string>>> = {
  several: m.statement_reason_several,
  'claim-alone': m.statement_reason_claim_alone,
  part: m.statement_reason_part,
  'too-much': m.statement_reason_too_much,
  'two-orders': m.statement_reason_two_orders,
  'paid-before': m.statement_reason_paid_before,
  cancelled: m.statement_reason_cancelled,
  reversed: m.statement_reason_reversed,
  undone: m.statement_reason_undone,
  amount: m.statement_reason_amount,
};

/** Why a row of the statement is not among the payments. */
export const LEFT_OUT_WORDS: Readonly<Record<LeftOutReason, () => string>> = {
  debit: m.statement_out_debit,
  failed: m.statement_out_failed,
  pending: m.statement_out_pending,
  total: m.statement_out_total,
  'no-date': m.statement_out_no_date,
  'no-amount': m.statement_out_no_amount,
  'not-an-amount': m.statement_out_not_an_amount,
  contradiction: m.statement_out_contradiction,
  'no-side': m.statement_out_no_side,
  'unknown-word': m.statement_out_unknown_word,
  future: m.statement_out_future,
  cells: m.statement_out_cells,
  balance: m.statement_out_balance,
  formula: m.statement_out_formula,
  'cut-reference': m.statement_out_cut_reference,
};

/** Why a file is not read, and what to do. */
export function problemWords(problem: FileProblem): string {
  switch (problem.code) {
    case 'unreadable':
      return m.statement_file_unreadable();
    case 'macros':
      return m.statement_file_macros();
    case 'locked':
      return m.statement_file_locked();
    case 'empty':
      return m.statement_file_empty();
    case 'too-slow':
      return m.statement_file_too_slow();
    case 'too-large':
      return m.statement_file_too_large(problem);
    case 'unpacks':
      return m.statement_file_unpacks(problem);
    case 'too-long':
      return m.statement_file_too_long(problem);
    case 'too-many': {
      const { what, most } = problem;
      return m.statement_file_too_many({ what, most: most.toLocaleString('en-IN') });
    }
  }
}

interface SortedMatches {
  sure: StatementMatch[];
  doubtful: StatementMatch[];
  strangers: StatementMatch[];
}

export function sortMatches(matches: readonly StatementMatch[]): SortedMatches {
  return {
    sure: matches.filter(({ isSure }) => isSure),
    doubtful: matches.filter(({ isSure, reason }) => !isSure && reason !== 'stranger'),
    strangers: matches.filter(({ reason }) => reason === 'stranger'),
  };
}
