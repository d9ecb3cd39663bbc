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
import type { PostOutside } from '../../platform/outside/post-outside';
import { afterPause, describeFailure, lease, SENT_AT_ONCE } from '../../platform/push/outbox';
import { sendPush } from '../../platform/push/send-push';
import { SmsFailure, type SmsSender } from '../../platform/sms/sms-sender';
import { readSettings } from '../../shop/settings/settings-store';
import { tellStaff } from '../change/mark-order';
import { SMS } from './insert-messages';
import { wordMessage } from './message-facts';

export interface SendOrderMessagesDeps {
  db: Database;
  clock: () => Date;
  log: Logger;
  postOutside: PostOutside;
  sms: SmsSender;
}

/**
 * Sends a batch of what is due, to each target in the order of the news. A server that ends between
 * sending and noting it leaves the message to another one: a device then shows the message again in the
 * same place, and a text message is not repeated.
 * @returns how many it tried. Each may have let a later one of its target pass.
 */
export async function sendOrderMessages(deps: SendOrderMessagesDeps): Promise<number> {
  const claimed = await claim(deps);
  await Promise.all(claimed.map((row) => sendClaimed(deps, row)));
  return claimed.length;
}

async function claim({ db, clock }: SendOrderMessagesDeps): Promise<OrderMessagesTable[]> {
  const now = clock();
  const due = await db
    .selectFrom('order_messages as message')
    .select('id')
    .where('due_at', '<=', now.toISOString())
    // An earlier one of the same target goes first.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_messages as earlier')
            .select('earlier.id')
            .whereRef('earlier.order_id', '=', 'message.order_id')
            .whereRef('earlier.target', '=', 'message.target')
            .whereRef('earlier.event', '<', 'message.event')
            .where('earlier.due_at', 'is not', null),
        ),
      ),
    )
    // Devices that do not answer must not delay others.
    .orderBy('attempts')
    .orderBy('due_at')
    .limit(SENT_AT_ONCE)
    .execute();
  const claimed = await lease(db, 'order_messages', due, now);
  if (claimed.length === 0) return [];
  return db.selectFrom('order_messages').selectAll().where('id', 'in', claimed).execute();
}

async function sendClaimed(deps: SendOrderMessagesDeps, row: OrderMessagesTable): Promise<void> {
  const { db, clock, log } = deps;
  const ageMs = clock().getTime() - Date.parse(row.created_at);
  const lifeS = Math.ceil(NEWS_LIFE_S - ageMs / 1000);
  let outcome: MessageOutcome | undefined;
  if (await hasNewer(db, row)) outcome = 'replaced';
  else if (lifeS <= 0) outcome = 'late';
  else outcome = await (row.target === SMS ? sendText(deps, row) : sendToDevice(deps, row, lifeS));
  if (!outcome && (await hasNewer(db, row))) outcome = 'replaced';
  if (outcome) {
    if (FAILED_OUTCOMES.includes(outcome)) {
      log.warn({ orderId: row.order_id, outcome }, 'a message to a customer did not arrive');
    }
    return settle(deps, row, outcome);
  }
  await db
    .updateTable('order_messages')
    .set({ due_at: afterPause(row.attempts, clock()) })
    .where('id', '=', row.id)
    .execute();
}

/** Whether the target has a later message, which makes this one old. */
async function hasNewer(db: Database, { order_id, target, event }: OrderMessagesTable) {
  const newer = await db
    .selectFrom('order_messages')
    .select('id')
    .where('order_id', '=', order_id)
    .where('target', '=', target)
    .where('event', '>', event)
    .executeTakeFirst();
  return newer !== undefined;
}

/**
 * @param lifeS how long the news stays new (s).
 * @returns undefined for a message that is tried again.
 */
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
    { ...deps, contact: `mailto:${storeEmail}` },
    device,
    wordMessage(row),
    lifeS,
  ).catch((error: unknown) => {
    log.warn({ code: describeFailure(error) }, 'a message to a customer was not sent');
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
  const { title, body } = wordMessage(row);
  try {
    await sms.send(order.customer_phone, { text: `${title}. ${body} ${storeName}` });
    return 'sent';
  } catch (error) {
    return error instanceof SmsFailure && !error.mayHaveArrived ? 'refused' : 'unsure';
  }
}

/** Notes what became of a message. The device of an order that is over, or gone, is forgotten. */
async function settle(
  { db, clock }: SendOrderMessagesDeps,
  { id, order_id, target, news }: OrderMessagesTable,
  outcome: MessageOutcome,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('order_messages')
      .set({ outcome, due_at: null })
      .where('id', '=', id)
      .execute();
    if (outcome === 'gone' || isLastNews(news)) {
      await tx.deleteFrom('order_devices').where('id', '=', target).execute();
    }
    if (FAILED_OUTCOMES.includes(outcome)) await tellStaff(tx, order_id, clock());
  });
}
