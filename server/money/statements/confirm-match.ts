import type { StatementCredit } from '../../../shared/contract/money/statements-contract';
import {
  missingOf,
  type PaymentSums,
  unconfirmedOf,
} from '../../../shared/domain/orders/order-payments';
import { type Paise, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { sumsOf } from '../../orders/stored-payments';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { appendToLedger, type Ledger, openLedger } from '../payments/ledger';
import { byHandOf, replaceByHand } from '../payments/ledger-entries';
import { listUnconfirmedTips } from '../payments/unconfirmed-tips';
import { sealRow } from '../seals/seal-row';
import { creditContent } from '../seals/sealed-content';
import { isFree } from './bank-credit-store';
import { expectedIn } from './credit-sums';

interface Confirmed {
  credit: StatementCredit;
  /** Empty if the credit pays no order. `owed` is what the page showed. */
  orders: readonly { id: string; owed?: number | undefined }[];
}

/**
 * Records that a credit paid orders: each up to what it owes, and the last one the whole rest, less a tip that staff
 * recorded with it.
 * @returns the ids of the orders that are paid now.
 * @throws DomainError `conflict` when the credit was used before, or when an order owes not what
 * the page showed, or nothing without having shown it; `not_found` for an order that does not exist.
 */
export function confirmMatch(
  db: Database,
  { credit, orders }: Confirmed,
  actor: AdminActor,
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    // What pays no order is a stranger's: nothing but its key is needed to know it again.
    const kept = orders.length === 0 ? { ...credit, narration: '' } : credit;
    const creditId = await insertCredit(tx, kept, orders.length === 0, actor);
    const paid: string[] = [];
    let rest = rupeesToPaise(credit.amount);
    for (const [index, { id, owed }] of orders.entries()) {
      const isLast = index === orders.length - 1;
      const isOnly = orders.length === 1;
      const { day, reference } = credit;
      const from = { id: creditId, day, reference, rest, isLast, isOnly };
      const { amount, isPaid } = await payByCredit(tx, { id, owed }, from, actor);
      rest -= amount;
      if (isPaid) paid.push(id);
    }
    return paid;
  });
}

interface CreditLeft {
  id: string;
  day: string;
  reference: string | null;
  rest: Paise;
  /** Takes all that is left, even more than it owes. */
  isLast: boolean;
  /** Only then may a part of it be a tip. */
  isOnly: boolean;
}

/**
 * What staff had marked paid by hand was the same money, so the credit replaces it. A second payment of a paid
 * order is booked if the page showed that it owes nothing: its money is there, and has to be returned.
 */
async function payByCredit(
  tx: Tx,
  { id, owed }: Confirmed['orders'][number],
  { id: creditId, day, reference, rest, isLast, isOnly }: CreditLeft,
  actor: AdminActor,
): Promise<{ amount: Paise; isPaid: boolean }> {
  const ledger = await openLedger(tx, id, actor);
  const { order, rows } = ledger;
  const sums = sumsOf(rows);
  const missing = unconfirmedOf(order.payment_status, order.total_paise, sums);
  const isOutdated = owed !== undefined && rupeesToPaise(owed) !== missing;
  const isSecond = isLast && owed !== undefined;
  if (isOutdated || (missing <= 0 && !isSecond) || rest <= 0) throw new DomainError('conflict');
  const tip = isOnly ? await tipIn(tx, ledger, { rest, owed: missing }) : 0;
  const amount = isLast ? rest - tip : Math.min(missing, rest);
  const payment = { kind: 'payment', method: 'bank', amount, creditId, reference } as const;
  const after = await appendToLedger(tx, ledger, {
    append: replaceByHand(rows, payment, isOfRest(ledger, sums, amount) ? 0 : amount),
    reason: `Bank credit of ${day}${reference ? `, reference ${reference}` : ''}`,
    told: 'never',
  });
  return { amount, isPaid: after === 'paid' && order.payment_status !== 'paid' };
}

/** What staff recorded as a tip is no payment: that part of the credit stays without an order. */
async function tipIn(
  tx: Tx,
  { order, rows }: Ledger,
  { rest, owed }: { rest: Paise; owed: Paise },
): Promise<Paise> {
  const tips = (await listUnconfirmedTips(tx, [order.id])).get(order.id) ?? [];
  const marked = byHandOf(rows).map(({ amount_paise }) => amount_paise);
  return expectedIn(rest, { owed, asked: [], marked, tips })?.tip ?? 0;
}

/** Whether a credit is exactly what the order owes beyond what staff marked paid: then it is other money. */
function isOfRest({ order, rows }: Ledger, sums: PaymentSums, amount: Paise): boolean {
  const isMarked = byHandOf(rows).some(({ amount_paise }) => amount_paise === amount);
  return !isMarked && missingOf(order.payment_status, order.total_paise, sums) === amount;
}

/** @throws DomainError `conflict` when the credit is used: the unique key lets one of two succeed. */
async function insertCredit(
  tx: Tx,
  credit: StatementCredit,
  isSetAside: boolean,
  actor: AdminActor,
): Promise<string> {
  const { key: credit_key, reference, day, narration, statement } = credit;
  const recorded = {
    statement,
    narration,
    admin_id: actor.adminId,
    by_name: actor.name,
    recorded_at: actor.now.toISOString(),
    reversed_at: null,
  };
  const amount_paise = rupeesToPaise(credit.amount);
  const inserted = await tx
    .insertInto('bank_credits')
    .values({ id: actor.newId(), credit_key, reference, day, amount_paise, ...recorded })
    .onConflict((conflict) => conflict.column('credit_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) {
    // One that pays no order may be forgotten again.
    if (!isSetAside) await sealRow(tx, 'bank-credits', inserted.id, creditContent(inserted));
    return inserted.id;
  }
  // The update locks the credit, so that only one of two sees that it is free.
  await tx.updateTable('bank_credits').set(recorded).where('credit_key', '=', credit_key).execute();
  const free = await tx
    .selectFrom('bank_credits')
    .select('id')
    .where('credit_key', '=', credit_key)
    .where(isFree)
    .executeTakeFirst();
  if (!free) throw new DomainError('conflict');
  if (isSetAside) {
    await tx.updateTable('bank_credits').set({ set_aside: 1 }).where('id', '=', free.id).execute();
  }
  return free.id;
}
