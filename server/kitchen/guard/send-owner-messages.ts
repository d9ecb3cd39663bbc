import type { Logger } from 'pino';
import type { Database } from '../../platform/db/database';
import type { OwnerMessagesTable } from '../../platform/db/schema';
import type { PostOutside } from '../../platform/outside/post-outside';
import { afterPause, describeFailure, lease, SENT_AT_ONCE } from '../../platform/push/outbox';
import { findSubscription, removeSubscription } from '../../platform/push/push-subscriptions';
import { sendPush } from '../../platform/push/send-push';
import { readKitchenSettings } from '../../shop/settings/kitchen-settings';
import { readSettings } from '../../shop/settings/settings-store';
import { WEBHOOK, wordOwnerMessage } from './owner-messages';
import { topicOf } from './owner-words';
import { postToWebhook } from './webhook';

export interface SendDeps {
  db: Database;
  clock: () => Date;
  log: Logger;
  postOutside: PostOutside;
  /** The shop's secret, from which the webhook's key is derived. */
  secret: string;
}

const SECOND_MS = 1000;
/** How long a message is worth sending, and so how long a webhook may be down. */
const WEBHOOK_LIFE_S = 3600;
/** A message about the kitchen is worthless on a device later than this. */
const PUSH_LIFE_S = 900;

/**
 * Sends what is due. A claimed message is due again only after its lease, so two servers do not send it
 * twice; one that ends after sending and before noting it is the exception, and repeats the message's id.
 * @param ids only these.
 * @returns the number of messages that arrived, and of those that did not.
 */
export async function sendOwnerMessages(
  deps: SendDeps,
  ids?: readonly string[],
): Promise<{ sent: number; failed: number }> {
  const outcomes = await Promise.all((await claim(deps, ids)).map((row) => sendClaimed(deps, row)));
  const sent = outcomes.filter(Boolean).length;
  return { sent, failed: outcomes.length - sent };
}

async function claim({ db, clock }: SendDeps, ids?: readonly string[]) {
  const now = clock();
  const at = now.toISOString();
  let due = db.selectFrom('owner_messages').select('id').where('due_at', '<=', at);
  if (ids) due = due.where('id', 'in', ids);
  const found = await due.orderBy('due_at').limit(SENT_AT_ONCE).execute();
  const claimed = await lease(db, 'owner_messages', found, now);
  if (claimed.length === 0) return [];
  return db.selectFrom('owner_messages').selectAll().where('id', 'in', claimed).execute();
}

async function sendClaimed(deps: SendDeps, row: OwnerMessagesTable): Promise<boolean> {
  const { db, clock, log } = deps;
  const isDone = await send(deps, row).catch((error: unknown) => {
    // The error may quote the URL, which may contain a secret.
    log.warn(
      { target: row.target, code: describeFailure(error) },
      'a message to the owner was not sent',
    );
    return false;
  });
  const now = clock().getTime();
  const lifeS = row.target === WEBHOOK ? WEBHOOK_LIFE_S : PUSH_LIFE_S;
  const isOver = now - Date.parse(row.created_at) >= lifeS * SECOND_MS;
  if (isOver && !isDone) log.error({ target: row.target }, 'a message to the owner was given up');
  if (isDone || isOver) {
    await db.deleteFrom('owner_messages').where('id', '=', row.id).execute();
    return isDone;
  }
  await db
    .updateTable('owner_messages')
    .set({ due_at: afterPause(row.attempts, deps.clock()) })
    .where('id', '=', row.id)
    .execute();
  return false;
}

async function send(deps: SendDeps, { target, message: stored }: OwnerMessagesTable) {
  const message = wordOwnerMessage(stored);
  if (target === WEBHOOK) {
    const { webhookUrl: url } = await readKitchenSettings(deps.db);
    // The owner has removed the webhook meanwhile.
    return url === '' || postToWebhook(deps, url, message);
  }
  const subscription = await findSubscription(deps.db, target);
  if (!subscription) return true;
  const { title, text, type, url } = message;
  const { storeEmail } = await readSettings(deps.db);
  const outcome = await sendPush(
    { ...deps, contact: `mailto:${storeEmail}` },
    subscription,
    { title, body: text, path: new URL(url).pathname, tag: topicOf(type) },
    PUSH_LIFE_S,
  );
  if (outcome === 'gone') await removeSubscription(deps.db, target);
  return outcome !== 'failed';
}
