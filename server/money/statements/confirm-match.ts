import type { StatementCredit } from '../../../shared/contract/money/statements-contract';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { receiveCredit } from '../payments/receive-credit';
import { isFree } from './bank-credit-store';

interface Confirmed {
  credit: StatementCredit;
  /** Empty if the credit pays no order. `owed` is what the page showed. */
  orders: readonly { id: string; owed?: number | undefined }[];
}

/**
 * Records in one transaction that a credit pays orders, each up to what is still owed and the last
 * one the whole rest. An order whose total has arrived is marked paid; a part of it only adds up.
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
    const creditId = await insertCredit(tx, kept, orders.length === 0, actor);
    const paid: string[] = [];
    let rest = rupeesToPaise(credit.amount);
    for (const [index, { id, owed }] of orders.entries()) {
      const isLast = index === orders.length - 1;
      const from = { id: creditId, day: credit.day, reference: credit.reference };
      const received = await receiveCredit(tx, { id, credit: from, rest, owed, isLast, actor });
      rest -= received.amount;
      if (received.isPaid) paid.push(id);
    }
    return paid;
  });
}

/** @throws DomainError `conflict` when the credit is used: the unique key lets one of two succeed. */
async function insertCredit(
  tx: Tx,
  credit: StatementCredit,
  isSetAside: boolean,
  actor: AdminActor,
): Promise<string> {
  const { key: credit_key, reference, day, narration } = credit;
  const recorded = {
    narration,
    admin_id: actor.adminId,
    by_name: actor.name,
    recorded_at: actor.now.toISOString(),
  };
  const amount_paise = rupeesToPaise(credit.amount);
  const inserted = await tx
    .insertInto('bank_credits')
    .values({ id: actor.newId(), credit_key, reference, day, amount_paise, ...recorded })
    .onConflict((conflict) => conflict.column('credit_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
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
