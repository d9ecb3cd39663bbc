import { sql } from 'kysely';
import type { Logger } from 'pino';
import {
  FAILED_OUTCOMES,
  isLastNews,
  type MessageOutcome,
  NEWS_LIFE_S,
} from '../../../shared/domain/orders/order-news';
import type { Database } from '../../platform/db/database';
import type { OrderMessagesTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { attemptDue, nameOfFailure, type Outbox } from '../../platform/outbox/attempt';
import { MESSAGE_TIMES } from '../../platform/outbox/queue';
import type { PostOutside } from '../../platform/outside/post-outside';
import { pushContact, sendPush } from '../../platform/push/send-push';
import { SmsFailure, type SmsSender } from '../../platform/sms/sms-sender';
import { readSettings } from '../../shop/settings/settings-store';
import { tellStaff } from '../change/mark-order';
import { SMS } from './insert-messages';
import { wordMessage, wordText } from './message-facts';

export interface SendOrderMessagesDeps {
  db: Database;
  clock: () => Date;
  log: Logger;
  postOutside: PostOutside;
  sms: SmsSender;
}

const ORDER_MESSAGES: Outbox<OrderMessagesTable, SendOrderMessagesDeps> = {
  table: 'order_messages',
  dueAt: 'due_at',
  attempts: 'attempts',
  ...MESSAGE_TIMES,
  async attempt(deps, row) {
    const outcome = await send(deps, row);
    if (!outcome) return 'again';
    await settle(deps, row, outcome);
    return 'done';
  },
};

/** An earlier message of the same target goes first. */
const IS_NEXT = sql`not exists (
  select 1 from order_messages as earlier
  where earlier.order_id = order_messages.order_id
  and earlier.target = order_messages.target
  and earlier.event < order_messages.event
  and earlier.due_at is not null
)`;
/** Devices that do not answer must not delay others. */
const FEW_ATTEMPTS_FIRST = sql`attempts, due_at`;

/**
 * In the order of the news. A server that ends between sending and noting it leaves the message to another: a
 * device then shows it again in the same place, and a text message is not repeated.
 * @returns how many it tried. Each may have let a later one of its target pass.
 */
export async function sendOrderMessages(deps: SendOrderMessagesDeps): Promise<number> {
  const which = { where: IS_NEXT, orderBy: FEW_ATTEMPTS_FIRST };
  return (await attemptDue(deps, ORDER_MESSAGES, which)).length;
}

/** @returns undefined for a message that is tried again. */
async function send(
  deps: SendOrderMessagesDeps,
  row: OrderMessagesTable,
): Promise<MessageOutcome | undefined> {
  const { db, clock } = deps;
  const ageMs = clock().getTime() - Date.parse(row.created_at);
  const lifeS = Math.ceil(NEWS_LIFE_S - ageMs / 1000);
  if (await hasNewer(db, row)) return 'replaced';
  if (lifeS <= 0) return 'late';
  const outcome = await (row.target === SMS ? sendText(deps, row) : sendToDevice(deps, row, lifeS));
  return outcome ?? ((await hasNewer(db, row)) ? 'replaced' : undefined);
}

const REPLACES_CHANGE = ['changed', 'delivered', 'cancelled'] as const;

/** Whether a later message to the target replaces this one. A change is replaced only by another change, or by the end. */
async function hasNewer(db: Database, { order_id, target, event, news }: OrderMessagesTable) {
  const newer = await db
    .selectFrom('order_messages')
    .select('id')
    .where('order_id', '=', order_id)
    .where('target', '=', target)
    .where('event', '>', event)
    .where((eb) =>
      news === 'changed' ? eb('news', 'in', REPLACES_CHANGE) : eb('news', '!=', 'changed'),
    )
    .executeTakeFirst();
  return newer !== undefined;
}

/** @param lifeS how long the news stays new (s). @returns undefined for a message that is tried again. */
async function sendToDevice(
  deps: SendOrderMessagesDeps,
  row: OrderMessagesTable,
  lifeS: number,
): Promise<MessageOutcome | undefined> {
  const { db, log } = deps;
  const device = await db
    .selectFrom('order_devices')
    .selectAll()
    .where('id', '=', row.target)
    .executeTakeFirst();
  // Its customer wants no more messages.
  if (!device) return 'replaced';
  const { storeEmail } = await readSettings(db);
  const outcome = await sendPush(
    { ...deps, contact: pushContact(storeEmail) },
    device,
    wordMessage(row),
    lifeS,
  ).catch((error: unknown) => {
    log.warn({ code: nameOfFailure(error) }, 'a message to a customer was not sent');
    return 'failed' as const;
  });
  return outcome === 'failed' ? undefined : outcome;
}

/** A text message costs money, so none is tried again. */
async function sendText(
  { db, sms }: SendOrderMessagesDeps,
  row: OrderMessagesTable,
): Promise<MessageOutcome> {
  // The server that tried before has ended.
  if (row.attempts > 1) return 'unsure';
  const order = await db
    .selectFrom('orders')
    .select('customer_phone')
    .where('id', '=', row.order_id)
    .executeTakeFirst();
  if (!order?.customer_phone) return 'refused';
  const { storeName } = await readSettings(db);
  try {
    await sms.send(order.customer_phone, { text: wordText(row, storeName) });
    return 'sent';
  } catch (error) {
    return error instanceof SmsFailure && !error.mayHaveArrived ? 'refused' : 'unsure';
  }
}

/** Notes what became of a message. The device of an order that is over, or gone, is forgotten. */
async function settle(
  { db, clock, log }: SendOrderMessagesDeps,
  { id, order_id, target, news }: OrderMessagesTable,
  outcome: MessageOutcome,
): Promise<void> {
  const isFailed = FAILED_OUTCOMES.includes(outcome);
  if (isFailed) {
    log.warn({ orderId: order_id, outcome }, 'a message to a customer did not arrive');
  }
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('order_messages')
      .set({ outcome, due_at: null })
      .where('id', '=', id)
      .execute();
    if (outcome === 'gone' || isLastNews(news)) {
      await tx.deleteFrom('order_devices').where('id', '=', target).execute();
    }
    if (isFailed) await tellStaff(tx, order_id, clock());
  });
}
