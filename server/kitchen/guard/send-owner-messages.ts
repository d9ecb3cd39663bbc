import { sql } from 'kysely';
import type { Logger } from 'pino';
import { HOUR_S, SECOND_MS } from '../../../shared/domain/platform/durations';
import { SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import type { Database } from '../../platform/db/database';
import type { OwnerMessagesTable } from '../../platform/db/schema';
import { attemptDue, nameOfFailure, type Outbox } from '../../platform/outbox/attempt';
import { MESSAGE_TIMES } from '../../platform/outbox/queue';
import type { PostOutside } from '../../platform/outside/post-outside';
import { findSubscription, removeSubscription } from '../../platform/push/push-subscriptions';
import { pushContact, sendPush } from '../../platform/push/send-push';
import type { Signer } from '../../platform/signing/signer';
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
  signer: Signer;
}

/** So long may a webhook be down. */
const WEBHOOK_LIFE_S = HOUR_S;
/** Later, a message about the kitchen is worthless on a device. */
const PUSH_LIFE_S = 900;

const OWNER_MESSAGES: Outbox<OwnerMessagesTable, SendDeps> = {
  table: 'owner_messages',
  dueAt: 'due_at',
  attempts: 'attempts',
  ...MESSAGE_TIMES,
  async attempt(deps, row) {
    if (!(await send(deps, row))) return 'again';
    await remove(deps, row);
    return 'done';
  },
  explain: (error, { target }) => [
    { target, code: nameOfFailure(error) },
    'a message to the owner was not sent',
  ],
  isOver({ target, created_at }, now) {
    const lifeS = target === WEBHOOK ? WEBHOOK_LIFE_S : PUSH_LIFE_S;
    return now.getTime() - Date.parse(created_at) >= lifeS * SECOND_MS;
  },
  async giveUp(deps, row) {
    deps.log.error({ target: row.target }, 'a message to the owner was given up');
    await remove(deps, row);
  },
};

/** A server that ends before noting what it sent leaves it to another, which repeats the message's id. */
export async function sendOwnerMessages(
  deps: SendDeps,
  ids?: readonly string[],
): Promise<{ sent: number; failed: number }> {
  const which = ids && { where: sql`id in (${sql.join([...ids])})` };
  const outcomes = await attemptDue(deps, OWNER_MESSAGES, which);
  const sent = outcomes.filter((outcome) => outcome === 'done').length;
  return { sent, failed: outcomes.length - sent };
}

async function remove({ db }: SendDeps, { id }: OwnerMessagesTable): Promise<void> {
  await db.deleteFrom('owner_messages').where('id', '=', id).execute();
}

async function send(deps: SendDeps, { target, message: stored }: OwnerMessagesTable) {
  if (target === WEBHOOK) {
    const { webhookUrl: url } = await readKitchenSettings(deps.db);
    // The owner has removed the webhook meanwhile.
    return url === '' || postToWebhook(deps, url, wordOwnerMessage(stored, SOURCE_LANGUAGE));
  }
  const subscription = await findSubscription(deps.db, target);
  if (!subscription) return true;
  const { title, text, type, url } = wordOwnerMessage(stored, subscription.language);
  const { storeEmail } = await readSettings(deps.db);
  const outcome = await sendPush(
    { ...deps, contact: pushContact(storeEmail) },
    subscription,
    { title, body: text, path: new URL(url).pathname, tag: topicOf(type) },
    PUSH_LIFE_S,
  );
  if (outcome === 'gone') await removeSubscription(deps.db, target);
  return outcome !== 'failed';
}
