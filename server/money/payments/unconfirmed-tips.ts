import type { Paise } from '../../../shared/domain/platform/money';
import { byOrder } from '../../orders/by-order';
import type { Database } from '../../platform/db/database';

interface TipOfCredit {
  orderId: string;
  creditId: string;
  amount: Paise;
}

/** What is left of the bank's credits that pay these orders: such a part is a tip, which is no payment (money rule 18). */
export async function listTipsOfCredits(
  db: Database,
  orderIds: readonly string[],
): Promise<TipOfCredit[]> {
  const paid = await db
    .selectFrom('payments')
    .innerJoin('bank_credits', 'bank_credits.id', 'credit_id')
    .select(['credit_id', 'order_id', 'bank_credits.amount_paise as whole'])
    .select(({ fn }) => fn.sum<number | string>('payments.amount_paise').as('used'))
    .where('method', '=', 'bank')
    .where('credit_id', 'in', (eb) =>
      eb.selectFrom('payments').select('credit_id').where('order_id', 'in', orderIds),
    )
    .groupBy(['credit_id', 'order_id', 'bank_credits.amount_paise'])
    .having(({ fn }) => fn.sum('payments.amount_paise'), '<>', 0)
    .execute();
  const left = new Map<string, TipOfCredit>();
  for (const { credit_id, order_id, whole, used } of paid) {
    const creditId = credit_id ?? '';
    const amount = (left.get(creditId)?.amount ?? whole) - Number(used);
    left.set(creditId, { orderId: order_id, creditId, amount });
  }
  return [...left.values()].filter(({ amount }) => amount > 0);
}

/** Tips that staff recorded by UPI and that no credit of the bank has brought yet (paise), oldest first, by order. */
export async function listUnconfirmedTips(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, Paise[]>> {
  const rows = await db
    .selectFrom('tips')
    .select(['id', 'order_id', 'amount_paise', 'corrects'])
    .where('order_id', 'in', orderIds)
    .where('method', '=', 'upi')
    .orderBy('at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return new Map();
  const undone = new Set(rows.map(({ corrects }) => corrects));
  const given = rows.filter(({ id, corrects }) => corrects === null && !undone.has(id));
  const arrived = byOrder(
    (await listTipsOfCredits(db, orderIds)).map((tip) => ({ ...tip, order_id: tip.orderId })),
  );
  return new Map(
    [...byOrder(given)].map(([id, tips]) => {
      const left = tips.map(({ amount_paise }) => amount_paise);
      for (const { amount } of arrived.get(id) ?? []) removeFirst(left, amount);
      return [id, left];
    }),
  );
}

/** Takes one sum out of a list, if it is there. @returns whether it was. */
export function removeFirst(sums: Paise[], sum: Paise): boolean {
  const at = sums.indexOf(sum);
  if (at >= 0) sums.splice(at, 1);
  return at >= 0;
}
