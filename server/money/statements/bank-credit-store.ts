import type { ExpressionBuilder } from 'kysely';
import { type CreditFilter, MOST_RUPEES } from '../../../shared/contract/money/statements-contract';
import { rupees } from '../../../shared/contract/platform/wire-values';
import { asciiDigits } from '../../../shared/domain/platform/ascii-digits';
import { type Paise, paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { batchesOf } from '../../platform/db/batches';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import type { BankCreditsTable, ShopTables } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

/** Its match was undone. One that never paid is a stranger's. */
export function isFree(eb: ExpressionBuilder<ShopTables, 'bank_credits'>) {
  const used = eb
    .selectFrom('payments')
    .whereRef('credit_id', '=', 'bank_credits.id')
    .where('method', '=', 'bank')
    .select(({ fn }) => fn.sum<number>('payments.amount_paise').as('used'));
  return eb.and([eb(eb.fn.coalesce(used, eb.lit(1)), '=', 0), eb('set_aside', '=', 0)]);
}

interface KnownCredit {
  amount: Paise;
  /** Its match was undone. */
  isFree: boolean;
}

/** Those with which staff have dealt, by their key. */
export async function findKnownCredits(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, KnownCredit>> {
  const known = new Map<string, KnownCredit>();
  for (const batch of batchesOf(keys)) {
    const rows = await db
      .selectFrom('bank_credits')
      .select(['credit_key', 'amount_paise'])
      .select((eb) => eb.case().when(isFree(eb)).then(1).else(0).end().as('is_free'))
      .where('credit_key', 'in', batch)
      .execute();
    for (const { credit_key, amount_paise, is_free } of rows) {
      known.set(credit_key, { amount: amount_paise, isFree: is_free === 1 });
    }
  }
  return known;
}

export async function listCredits(db: Database, { q, statement, limit, offset }: CreditFilter) {
  const dealtWith = db
    .selectFrom('bank_credits')
    .where((eb) => eb.not(isFree(eb)))
    .$if(q !== undefined, (query) => query.where((eb) => hasWord(eb, q ?? '')))
    .$if(statement !== undefined, (query) => query.where('statement', '=', statement ?? ''));
  const rows = await dealtWith
    .selectAll()
    .orderBy('recorded_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countRows(dealtWith);
  const orders = await listPaidOrders(db, rows);
  return {
    items: rows.map(({ id, day, reference, amount_paise, by_name, recorded_at }) => ({
      id,
      day,
      reference,
      amount: paiseToRupees(amount_paise),
      by: by_name,
      at: recorded_at,
      orders: orders
        .filter((order) => order.credit_id === id)
        .map((order) => ({ id: order.order_id, amount: paiseToRupees(Number(order.paid)) })),
    })),
    total,
  };
}

function hasWord(eb: ExpressionBuilder<ShopTables, 'bank_credits'>, word: string) {
  const ofOrder = eb
    .selectFrom('payments')
    .select('credit_id')
    .where('order_id', 'like', `${escaped(word.toUpperCase())}%`);
  const amount = rupees(0, MOST_RUPEES).safeParse(Number(asciiDigits(word).replace(/[₹,]/g, '')));
  return eb.or([
    eb('reference', 'like', `${escaped(word)}%`),
    eb('day', '=', word),
    eb('id', 'in', ofOrder),
    ...(amount.success ? [eb('amount_paise', '=', rupeesToPaise(amount.data))] : []),
  ]);
}

/** What a search types is no pattern. */
const escaped = (word: string) => word.replace(/[%_\\]/g, '');

function listPaidOrders(db: Database, credits: readonly Pick<BankCreditsTable, 'id'>[]) {
  return db
    .selectFrom('payments')
    .select(['credit_id', 'order_id'])
    .select(({ fn }) => fn.sum<number | string>('amount_paise').as('paid'))
    .where('method', '=', 'bank')
    .where('credit_id', 'in', ['', ...credits.map(({ id }) => id)])
    .groupBy(['credit_id', 'order_id'])
    .having(({ fn }) => fn.sum('amount_paise'), '<>', 0)
    .orderBy('order_id')
    .execute();
}

/** @returns whether staff had set one aside. */
export async function bringBack(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_credits')
    .set({ set_aside: 0 })
    .where('id', '=', id)
    .where('set_aside', '=', 1)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  const { numDeletedRows } = await tx
    .deleteFrom('bank_credits')
    .where('id', '=', id)
    .where(({ eb, exists, not }) =>
      not(exists(eb.selectFrom('payments').select('credit_id').where('credit_id', '=', id))),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
