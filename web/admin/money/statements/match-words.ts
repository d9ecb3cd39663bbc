import type {
  LeftOutReason,
  MatchReason,
  StatementMatch,
} from '../../../../shared/contract/money/statements-contract';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';

export const rupees = (amount: number) => formatRupees(rupeesToPaise(amount));

/** Why a doubtful credit is not sure, and what confirming it does. */
export const REASON_WORDS: Partial<Record<MatchReason, string>> = {
  several: 'The note or the reference names more than one order. Which one does it pay?',
  'claim-alone':
    'The customer gave this reference, but another order for the same amount is waiting too. Which one does it pay?',
  part: 'It is less than the order’s total. Confirm it as part of the payment.',
  'too-much': 'It is more than the order’s total. Confirm it, and return the rest.',
  'two-orders': 'It is the sum of two orders of this customer. Confirm it for both.',
  'paid-before':
    'This order is already paid. If it was paid twice, confirm it, and return the money.',
  cancelled: 'This order is cancelled or refunded. Confirm it, and return the money.',
  reversed: 'The bank has sent this payment back, or it failed. Ask the customer to pay again.',
  undone: 'You have undone a match of this payment before. Does it pay this order?',
  amount: 'Only the amount and the day match. Does it pay this order?',
};

/** Why a row of the statement is not among the payments. */
export const LEFT_OUT_WORDS: Record<LeftOutReason, string> = {
  debit: 'Money that went out',
  failed: 'Payments that failed or went back',
  pending: 'Payments that are not finished',
  total: 'Totals, headings and other text',
  'no-date': 'No date that we can read',
  'no-amount': 'No amount',
  'not-an-amount': 'An amount that we cannot read',
  contradiction: 'Money that came in and went out at once',
  'no-side': 'Nothing says whether the money came in or went out',
  'unknown-word': 'A word that we do not know',
  future: 'A date in the future',
  cells: 'The row does not fit the columns',
  balance: 'The amount does not add up to the balance',
  formula: 'A formula. Download the statement again, and choose it before you open it elsewhere',
  'cut-reference':
    'Another program has cut off the reference. Download the statement again, and choose it before you open it',
};

export const READ_FAILED = 'Failed to read the statement. Please try again.';
export const CONFIRM_FAILED = 'Failed to confirm the payments. Please try again.';

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
