import type { Paise } from '../platform/money';
import type { PaidByHand } from './order-payments';

/** Claims of one order until staff decide: each change of its dishes may ask for more. */
export const MOST_CLAIMS = 5;

/** What a customer says they have paid and nobody has confirmed, in paise. */
export interface PaymentClaim {
  amount: Paise;
  /** What the order owes beyond it. */
  rest: Paise;
}

interface Owing {
  owedAmount: Paise;
  paymentClaim?: PaymentClaim | undefined;
}

/** What the customer is asked to pay now, and what the payment link asks for (paise): not what they say they have paid. */
export function toPayNow({ owedAmount, paymentClaim: claim }: Owing): Paise {
  return claim && claim.rest > 0 ? claim.rest : owedAmount;
}

/** Whether all that is owed was claimed: staff are to check it before anybody pays. */
export function isAllClaimed({ paymentClaim: claim }: Pick<Owing, 'paymentClaim'>): boolean {
  return claim !== undefined && claim.rest === 0;
}

/** The sum that staff usually record (paise): by UPI what the customer claims, in cash or by card what is owed beyond it. */
export function usualPayment(order: Owing, method: PaidByHand): Paise {
  const { paymentClaim: claim } = order;
  return method === 'upi' && claim && claim.amount > 0 ? claim.amount : toPayNow(order);
}

/**
 * What is left of a claim once transfers have arrived, at most what the order owes.
 * @param claimed what transfers come to once all that was claimed has arrived; null if the claim named no sum.
 * @param transferred what has arrived.
 */
export function claimOf(owed: Paise, claimed: Paise | null, transferred: Paise): PaymentClaim {
  const amount = claimed === null ? owed : Math.max(0, Math.min(owed, claimed - transferred));
  return { amount, rest: owed - amount };
}
