import type {
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
  amount: 'Only the amount and the day match. Does it pay this order?',
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
