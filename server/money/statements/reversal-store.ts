import { DAY_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { batchesOf } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { removeExpired } from '../../platform/db/remove-expired';
import { inTransaction, type Tx } from '../../platform/db/transaction';

/** Banks return a payment within weeks; statements of the past financial year are read as well. */
const KEPT_MS = 400 * DAY_MS;
/** Then staff have seen it, or never will. */
const SHOWN_FOR_MS = 14 * DAY_MS;
const MOST_SHOWN = 20;
/** Most of them are dealt with. */
const MOST_CREDITS = 200;

interface Debits {
  references: ReadonlySet<string>;
  /** The key of the statement's header. */
  header: string;
}

/** Remembers the references of money that went out, and marks credits that staff have confirmed under them. */
export async function rememberDebits(
  db: Database,
  { references, header }: Debits,
  now: Date,
): Promise<void> {
  if (references.size === 0) return;
  await inTransaction(db, async (tx) => {
    const seen = { header_key: header, seen_at: now.toISOString() };
    for (const batch of batchesOf([...references].sort())) {
      const rows = await tx
        .insertInto('bank_debits')
        .values(batch.map((reference) => ({ reference, ...seen })))
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returning('reference')
        .execute();
      // Staff who have confirmed a credit under a reference that was here before knew of it.
      await tx
        .updateTable('bank_credits')
        .set({ reversed_at: seen.seen_at })
        .where('credit_key', 'in', ['', ...rows.map(({ reference }) => `rrn:${reference}`)])
        .execute();
    }
  });
}

/** Forgets what was read with columns that are named again: it may have been money that came in. */
export async function forgetDebits(tx: Tx, header: string): Promise<void> {
  await tx
    .updateTable('bank_credits')
    .set({ reversed_at: null })
    .where('reversed_at', 'is not', null)
    .where('reference', 'in', (eb) =>
      eb.selectFrom('bank_debits').select('reference').where('header_key', '=', header),
    )
    .execute();
  await tx.deleteFrom('bank_debits').where('header_key', '=', header).execute();
}

export async function findDebits(
  db: Database,
  references: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const batch of batchesOf(references)) {
    const rows = await db
      .selectFrom('bank_debits')
      .select('reference')
      .where('reference', 'in', batch)
      .execute();
    for (const { reference } of rows) found.add(reference);
  }
  return found;
}

/** Orders that a reversed credit still pays, until its match is undone or the money is returned. */
export async function listReversedPayments(
  db: Database,
  now: Date,
): Promise<{ id: string; counterNumber: number; amount: number }[]> {
  const since = isoBefore(now, SHOWN_FOR_MS);
  const reversed = await db
    .selectFrom('bank_credits')
    .select('id')
    .where('reversed_at', '>', since)
    .orderBy('reversed_at', 'desc')
    .limit(MOST_CREDITS)
    .execute();
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['order_id as id', 'orders.counter_number as counterNumber'])
    .select(({ fn }) => fn.sum<number | string>('payments.amount_paise').as('paid'))
    .where('credit_id', 'in', ['', ...reversed.map(({ id }) => id)])
    .where('method', '=', 'bank')
    .where((eb) =>
      eb(
        eb
          .selectFrom('payments as counted')
          .whereRef('counted.order_id', '=', 'payments.order_id')
          .select(({ fn }) => fn.sum<number>('counted.amount_paise').as('received')),
        '>',
        0,
      ),
    )
    .groupBy(['order_id', 'orders.counter_number'])
    .having(({ fn }) => fn.sum('payments.amount_paise'), '>', 0)
    .orderBy('order_id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ paid, ...order }) => ({ ...order, amount: paiseToRupees(Number(paid)) }));
}

export const removeOldDebits = removeExpired('bank_debits', 'seen_at', KEPT_MS);
