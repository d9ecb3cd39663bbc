import { servedAs } from '../../../shared/domain/orders/channel';
import {
  type CustomerNews,
  isOldNews,
  isQuietNews,
  MOST_CHANGES_TOLD,
  NEWS_LIFE_S,
  newsOf,
  newsOfChange,
  newsOfDelay,
  type ToldOrder,
  URGENT_NEWS,
} from '../../../shared/domain/orders/order-news';
import { isFinal } from '../../../shared/domain/orders/order-status';
import { kolkataTime, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import { countRows } from '../../platform/db/count-rows';
import type { OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { tellStaff } from '../change/mark-order';
import { rowForCustomer } from '../customer-view';
import type { OrderEvent } from '../follow/order-events';
import type { MessageFacts } from './message-facts';

/** The target of a text message; any other target is the id of a device. */
export const SMS = 'sms';

interface Inserting {
  newId: () => string;
  now: Date;
  /** The order event that brought the news. */
  event: OrderEvent;
  devices: readonly string[];
  /** The owner's setting; 0 for no text messages. */
  textsPerDay: number;
}

/**
 * A customer without a device gets urgent news of an order that is paid or accepted as a text message, if the
 * owner pays for it. News that a target has got is not repeated, and old news is dropped.
 */
export async function insertMessages(tx: Tx, row: OrdersTable, inserting: Inserting) {
  const { now, newId, event, devices, textsPerDay } = inserting;
  const order = toldOrder(rowForCustomer(row, now));
  const news = NEWS_OF[event.kind](order);
  const newsAt = event.toldAt ?? event.at;
  const ageMs = now.getTime() - Date.parse(newsAt);
  if (!news || ageMs >= NEWS_LIFE_S * 1000 || isOldNews(order, now)) {
    if (isFinal(order.status)) {
      await tx.deleteFrom('order_devices').where('order_id', '=', row.id).execute();
    }
    return;
  }
  const isTexted = devices.length === 0 && mayText(row) && URGENT_NEWS.includes(news);
  const wanted = isTexted ? [SMS] : devices;
  const targets = news === 'changed' ? await notToldOften(tx, row.id, wanted) : wanted;
  const hasRoom = !isTexted || (await countTexts(tx, newsAt)) < textsPerDay;
  const rows = targets.map((target) => ({
    id: newId(),
    order_id: row.id,
    target,
    news,
    changes: news === 'changed' || news === 'ready' ? row.change_count : 0,
    message: JSON.stringify({ ...factsOf(news, order, now), language: row.language }),
    event: event.id,
    created_at: newsAt,
    attempts: 0,
    due_at: hasRoom ? now.toISOString() : null,
    outcome: hasRoom ? null : ('limit' as const),
  }));
  if (rows.length === 0) return;
  // Each new time is news, in place of the one before.
  if (news === 'delayed') await removeDelays(tx, row.id, event);
  if (news === 'changed' && order.status !== 'on-the-way') await dropReady(tx, row.id);
  await tx
    .insertInto('order_messages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'target', 'news', 'changes']).doNothing(),
    )
    .execute();
  if (!hasRoom) await tellStaff(tx, row.id, now);
}

const NEWS_OF: Record<OrderEvent['kind'], (order: ToldOrder) => CustomerNews | undefined> = {
  placed: newsOf,
  status: newsOf,
  payment: newsOf,
  promise: newsOfDelay,
  change: newsOfChange,
};

/** The targets that may be told of one more change. */
async function notToldOften(tx: Tx, orderId: string, targets: readonly string[]) {
  const told = await tx
    .selectFrom('order_messages')
    .select('target')
    .where('order_id', '=', orderId)
    .where('news', '=', 'changed')
    .execute();
  return targets.filter((target) => {
    const most = target === SMS ? MOST_CHANGES_TOLD.byText : MOST_CHANGES_TOLD.onDevice;
    return told.filter((message) => message.target === target).length < most;
  });
}

/** What was added is not ready yet. */
async function dropReady(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('order_messages')
    .set({ outcome: 'replaced', due_at: null })
    .where('order_id', '=', orderId)
    .where('news', '=', 'ready')
    .where('due_at', 'is not', null)
    .execute();
}

async function removeDelays(tx: Tx, orderId: string, event: OrderEvent): Promise<void> {
  await tx
    .deleteFrom('order_messages')
    .where('order_id', '=', orderId)
    .where('news', '=', 'delayed')
    .where('event', '<', event.id)
    .execute();
}

/** A guest's number is not verified, so strangers get no texts about orders that nobody paid for or accepted. */
function mayText({ customer_phone, accepted_at, payment_status }: OrdersTable): boolean {
  return customer_phone !== null && (accepted_at !== null || payment_status === 'paid');
}

/** The text messages since the business day of the news began, without those over the limit. */
function countTexts(tx: Tx, newsAt: string): Promise<number> {
  return countRows(
    tx
      .selectFrom('order_messages')
      .where('target', '=', SMS)
      .where('created_at', '>=', startOfDay(kolkataTime(new Date(newsAt)).date))
      .where(({ eb, or }) => or([eb('outcome', 'is', null), eb('outcome', '!=', 'limit')])),
  );
}

function factsOf(news: CustomerNews, order: ToldOrder, now: Date): Omit<MessageFacts, 'language'> {
  return {
    servedAs: order.servedAs,
    counterNumber: order.counterNumber,
    promisedFrom: order.promisedFrom,
    promisedUntil: order.promisedUntil,
    totalAmount: order.totalAmount,
    cancelReason: order.cancelReason ?? null,
    cancelNote: order.cancelNote ?? null,
    quiet: isQuietNews(news, order, now),
  };
}

function toldOrder(row: OrdersTable): ToldOrder {
  return {
    status: row.status,
    servedAs: servedAs({
      deliveryMethod: row.delivery_method,
      isForHere: row.for_here === 1,
      tableName: row.table_name,
    }),
    counterNumber: row.counter_number,
    createdAt: row.created_at,
    promisedFrom: row.promised_from,
    promisedUntil: row.promised_until,
    waitingToldAt: row.waiting_told_at,
    totalAmount: row.total_paise,
    cancelReason: row.cancel_reason,
    cancelNote: row.cancel_note,
  };
}
