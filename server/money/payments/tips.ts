import { MOST_TIP_RUPEES, type PaidByHand } from '../../../shared/domain/orders/order-payments';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import {
  formatRupees,
  type Paise,
  paiseToRupees,
  rupeesToPaise,
} from '../../../shared/domain/platform/money';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';
import { touchOrder } from '../../orders/change/touch-order';
import { listTips } from '../../orders/follow/read-tips';
import type { AdminActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import type { TipsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readSettings } from '../../shop/settings/settings-store';
import { lockDay } from '../seals/closed-days';
import { sealRow } from '../seals/seal-row';
import { tipContent, tipKey } from '../seals/sealed-content';
import { appendToLedger, openLedger } from './ledger';
import { listTipsOfCredits, listUnconfirmedTips } from './unconfirmed-tips';

interface Tip {
  orderId: string;
  method: PaidByHand;
  /** Rupees; 0 for none. */
  tip: number;
}

/**
 * Keeps the day open until the transaction ends. Call it before the order is locked, as a rider's cash locks the days first.
 * @throws DomainError `bad_input` while the owner does not let staff record tips; `day_closed`.
 */
export async function lockTips(tx: Tx, { tip }: Pick<Tip, 'tip'>, { now }: AdminActor) {
  if (tip === 0) return;
  await lockOpenDay(tx, now);
  const { tipsAtCounter } = await readSettings(tx);
  if (!tipsAtCounter) throw badInput('tip', m.tips_off());
}

/** With a payment, after `lockTips`. @throws DomainError `bad_input` for more than ₹5,000 of one order. */
export async function addTip(
  tx: Tx,
  { orderId, method, tip }: Tip,
  actor: AdminActor,
): Promise<void> {
  if (tip === 0) return;
  const before = await tipsOf(tx, orderId);
  const amount = rupeesToPaise(tip);
  const most = rupeesToPaise(MOST_TIP_RUPEES);
  if (before + amount > most) {
    throw badInput('tip', m.validation_at_most({ most: formatRupees(most) }));
  }
  await append(tx, { orderId, method, amount, corrects: null, before }, actor);
}

/**
 * Takes back a tip that was entered by mistake (money rule 18). If a bank credit has brought it, the money becomes a payment
 * of the order, and the shop has to return it.
 * @throws DomainError `not_found`; `conflict` for one that is taken back already; `day_closed`.
 */
export function takeTipBack(
  db: Database,
  { orderId, tipId }: { orderId: string; tipId: string },
  actor: AdminActor,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOpenDay(tx, actor.now);
    const ledger = await openLedger(tx, orderId, actor);
    const row = await tx
      .selectFrom('tips')
      .selectAll()
      .where('id', '=', tipId)
      .where('order_id', '=', orderId)
      .where('corrects', 'is', null)
      .executeTakeFirst();
    if (!row) throw new DomainError('not_found');
    const counted = await listTips(tx, orderId);
    if (!counted.some(({ id }) => id === tipId)) throw new DomainError('conflict');
    const { method, amount_paise: amount } = row;
    const before = await tipsOf(tx, orderId);
    const creditId = method === 'upi' ? await creditOfTip(tx, orderId, amount) : undefined;
    await append(tx, { orderId, method, amount: -amount, corrects: tipId, before }, actor);
    if (creditId === undefined) {
      await touchOrder(tx, ledger.order, { now: ledger.actor.now, told: 'never' });
    } else {
      const payment = { kind: 'payment', method: 'bank', amount, creditId } as const;
      await appendToLedger(tx, ledger, { append: [payment], told: 'never' });
    }
  });
}

/** The bank's credit that brought a tip of so much; undefined while one has still to come. */
async function creditOfTip(tx: Tx, orderId: string, amount: Paise): Promise<string | undefined> {
  const waiting = (await listUnconfirmedTips(tx, [orderId])).get(orderId) ?? [];
  if (waiting.includes(amount)) return undefined;
  const arrived = await listTipsOfCredits(tx, [orderId]);
  return arrived.find((tip) => tip.amount === amount)?.creditId;
}

async function lockOpenDay(tx: Tx, now: Date): Promise<void> {
  if (await lockDay(tx, kolkataTime(now).date)) throw new DomainError('day_closed');
}

async function tipsOf(tx: Tx, orderId: string): Promise<Paise> {
  const tips = await listTips(tx, orderId);
  return tips.reduce((sum, { amount }) => sum + rupeesToPaise(amount), 0);
}

interface NewTip {
  orderId: string;
  method: PaidByHand;
  amount: Paise;
  corrects: string | null;
  before: Paise;
}

async function append(
  tx: Tx,
  { orderId, method, amount, corrects, before }: NewTip,
  actor: AdminActor,
): Promise<void> {
  const { date } = kolkataTime(actor.now);
  const { last } = await tx
    .selectFrom('tips')
    .where('business_date', '=', date)
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  const row: TipsTable = {
    id: actor.newId(),
    order_id: orderId,
    business_date: date,
    position: (last ?? 0) + 1,
    method,
    amount_paise: amount,
    corrects,
    admin_id: actor.adminId,
    by_name: actor.name,
    at: actor.now.toISOString(),
  };
  await tx.insertInto('tips').values(row).execute();
  await sealRow(tx, 'closed-days', tipKey(row), tipContent(row));
  await recordChange(tx, actor, {
    area: 'orders',
    subject: { id: orderId, name: orderId },
    from: { tip: paiseToRupees(before) },
    to: { tip: paiseToRupees(before + amount) },
  });
}
