import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../server/platform/db/database';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { MOST_CLAIMS } from '../../../shared/domain/orders/payment-claim';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import type { Answer } from '../platform/test-shop';
import type { Step } from './money-steps';

interface Lone {
  /** Claims before it. */
  claims: number;
  before: Order;
  after: Order;
  answer: Answer;
}

/** What a claim, its acceptance and a credit change to the paisa when nothing else happens meanwhile. */
export function expectLone(step: Step, { claims, before, after, answer }: Lone): void {
  const [was, is] = [sumsOf(before), sumsOf(after)];
  if (step.kind === 'claim') {
    expect(after).toMatchObject({ status: before.status, paymentStatus: before.paymentStatus });
    const isTaken = isAwaited(before) && claims < MOST_CLAIMS;
    const asked = step.amount === undefined ? was.rest : Math.min(was.rest, 100 * step.amount);
    expect(is).toEqual(isTaken ? claimed(was, asked) : was);
  }
  if (step.kind === 'claim accepted' && answer.status === 200) {
    const { received, owed, claim, rest } = was;
    expect(is).toEqual({ received: received + claim, owed: owed - claim, claim: 0, rest });
  }
  if (step.kind === 'credit' && !step.isForBoth) {
    const isMarked = before.payments?.some(
      ({ kind, method, amount }) =>
        kind === 'payment' && method === 'upi' && amount === step.amount,
    );
    // It is the same money.
    if (isMarked) expect(is.received).toBe(was.received);
  }
}

/** In paise: what the shop has, what the order owes, what of it is claimed, and what is left to pay then. */
function sumsOf({ payments = [], owedAmount, paymentClaim: claim }: Order) {
  const entries = payments.map(({ kind, amount }) =>
    kind === 'payment' ? rupeesToPaise(amount) : -rupeesToPaise(amount),
  );
  const received = entries.reduce((sum, amount) => sum + amount, 0);
  const owed = rupeesToPaise(owedAmount ?? 0);
  const parts = claim && { claim: rupeesToPaise(claim.amount), rest: rupeesToPaise(claim.rest) };
  return { received, owed, ...(parts ?? { claim: 0, rest: owed }) };
}

const claimed = ({ claim, rest, ...sums }: ReturnType<typeof sumsOf>, asked: number) => ({
  ...sums,
  claim: claim + asked,
  rest: rest - asked,
});

const isAwaited = ({ status, paymentStatus, upiPaymentUrl }: Order) =>
  status !== 'cancelled' && paymentStatus === 'pending' && upiPaymentUrl !== null;

/** How many since staff last decided. */
export async function countClaims(db: Database, id: string): Promise<number> {
  const { rows } = await sql<{ claims: number | string }>`
    select count(*) as claims from order_history
    where order_id = ${id} and kind = 'payment' and sequence > (
      select max(sequence) from order_history
      where order_id = ${id} and kind = 'payment' and value <> 'claimed')`.execute(db);
  return Number(rows[0]?.claims);
}
