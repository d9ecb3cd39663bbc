import type { StatementCredit } from '../../shared/contract/statements-contract';
import { type Paise, paiseToRupees, rupeesToPaise } from '../../shared/domain/money';
import { DomainError } from '../../shared/domain/refusals';
import type { AdminActor } from '../audit/audit-actor';
import { recordChange } from '../audit/record-change';
import type { Database } from '../db/database';
import type { OrdersTable } from '../db/schema';
import { inTransaction, type Tx } from '../db/transaction';
import { changeOrderIn } from '../orders/change/change-order';
import { recordOrderEvent } from '../orders/follow/order-events';
import { receivedOf } from './statement-store';

interface Confirmed {
  credit: StatementCredit;
  /** Empty if the credit pays no order. `owed` is what the page showed. */
  orders: readonly { id: string; owed?: number | undefined }[];
}

/**
 * Records in one transaction that a credit pays orders, each up to what is still owed. An order whose
 * total has arrived is marked paid; a part of it only adds up.
 * @returns the ids of the orders that are paid now.
 * @throws DomainError `conflict` when the credit was used before, or when an order owes nothing or not
 * what the page showed; `not_found` for an order that does not exist.
 */
export function confirmMatch(
  db: Database,
  { credit, orders }: Confirmed,
  actor: AdminActor,
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    // What pays no order is a stranger's: nothing but its key is needed to know it again.
    const kept = orders.length === 0 ? { ...credit, narration: '' } : credit;
    const creditId = await insertCredit(tx, kept, actor);
    const paid: string[] = [];
    let rest = rupeesToPaise(credit.amount);
    for (const { id, owed } of orders) {
      const { amount, isPaid } = await payOrder(tx, { id, owed, rest, creditId, credit, actor });
      rest -= amount;
      if (isPaid) paid.push(id);
    }
    return paid;
  });
}

/** @throws DomainError `conflict` when the credit is there: the unique key lets one of two succeed. */
async function insertCredit(tx: Tx, credit: StatementCredit, actor: AdminActor): Promise<string> {
  const id = actor.newId();
  const { key: credit_key, reference, day, narration } = credit;
  const inserted = await tx
    .insertInto('bank_credits')
    .values({
      id,
      credit_key,
      reference,
      day,
      narration,
      amount_paise: rupeesToPaise(credit.amount),
      admin_id: actor.adminId,
      by_name: actor.name,
      recorded_at: actor.now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('credit_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new DomainError('conflict');
  return id;
}

interface Paying {
  id: string;
  owed: number | undefined;
  rest: Paise;
  creditId: string;
  credit: StatementCredit;
  actor: AdminActor;
}

async function payOrder(tx: Tx, paying: Paying): Promise<{ amount: Paise; isPaid: boolean }> {
  const { id, owed, rest, creditId, credit, actor } = paying;
  // This locks the order, so that no other credit pays the same part of it.
  await tx.updateTable('orders').set({ id }).where('id', '=', id).execute();
  const reason = `Bank credit of ${credit.day}${credit.reference ? `, reference ${credit.reference}` : ''}`;
  let amount = 0;
  let isPaid = false;
  await changeOrderIn(tx, {
    id,
    actor,
    decide: async (_, order, dated) => {
      const received = await receivedOf(tx, id);
      const missing = order.total_paise - received;
      const isOutdated = owed !== undefined && rupeesToPaise(owed) !== missing;
      if (isOutdated || missing <= 0 || rest <= 0) throw new DomainError('conflict');
      amount = Math.min(missing, rest);
      await tx
        .insertInto('bank_matches')
        .values({ credit_id: creditId, order_id: id, amount_paise: amount })
        .execute();
      const awaited = order.payment_status === 'pending' || order.payment_status === 'failed';
      isPaid = awaited && amount === missing;
      if (isPaid) return { set: { payment_status: 'paid' as const }, reason };
      await recordChange(tx, dated, {
        area: 'orders',
        subject: { id, name: id },
        from: { received: paiseToRupees(received) },
        to: { received: paiseToRupees(received + amount) },
        reason,
      });
      await touch(tx, order, dated.now);
      return undefined;
    },
  });
  return { amount, isPaid };
}

/** Shows the part on open pages, and restarts the time after which an unpaid order is cancelled. */
async function touch(tx: Tx, order: OrdersTable, now: Date): Promise<void> {
  const updated_at = now.toISOString();
  await tx.updateTable('orders').set({ updated_at }).where('id', '=', order.id).execute();
  await recordOrderEvent(tx, 'payment', { ...order, updated_at }, 'never');
}
