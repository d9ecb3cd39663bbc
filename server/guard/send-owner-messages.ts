import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { OwnerMessagesTable } from '../db/schema';
import { readKitchenSettings } from '../kitchen/kitchen-settings';
import type { PostOutside } from '../outside/post-outside';
import { findSubscription } from '../push/push-subscriptions';
import { PUSH_TTL_S, sendPush } from '../push/send-push';
import { readSettings } from '../settings/settings-store';
import { type OwnerMessage, WEBHOOK } from './owner-messages';
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

const AT_ONCE = 20;
const SECOND_MS = 1000;
/** A server that ends while it sends leaves the message to another one after this time. */
const LEASE_MS = 30 * SECOND_MS;
/** The pauses after each failed attempt; the last one repeats. */
const PAUSES_S = [5, 15, 60, 120, 300];
/** How long a message is worth sending, and so how long a webhook may be down. */
const WEBHOOK_LIFE_S = 3600;

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
  const found = await due.orderBy('due_at').limit(AT_ONCE).execute();
  if (found.length === 0) return [];
  return (
    db
      .updateTable('owner_messages')
      .set(({ eb }) => ({
        due_at: new Date(now.getTime() + LEASE_MS).toISOString(),
        attempts: eb('attempts', '+', 1),
      }))
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      // Another server may have claimed it since.
      .where('due_at', '<=', at)
      .returningAll()
      .execute()
  );
}

async function sendClaimed(deps: SendDeps, row: OwnerMessagesTable): Promise<boolean> {
  const { db, clock, log } = deps;
  const isDone = await send(deps, row).catch((error: unknown) => {
    // The error may quote the URL, which may contain a secret.
    log.warn({ target: row.target, code: codeOf(error) }, 'a message to the owner was not sent');
    return false;
  });
  const now = clock().getTime();
  const lifeS = row.target === WEBHOOK ? WEBHOOK_LIFE_S : PUSH_TTL_S;
  const isOver = now - Date.parse(row.created_at) >= lifeS * SECOND_MS;
  if (isOver && !isDone) log.error({ target: row.target }, 'a message to the owner was given up');
  if (isDone || isOver) {
    await db.deleteFrom('owner_messages').where('id', '=', row.id).execute();
    return isDone;
  }
  const pauseS = PAUSES_S[Math.min(row.attempts, PAUSES_S.length) - 1] ?? 0;
  await db
    .updateTable('owner_messages')
    .set({ due_at: new Date(now + pauseS * SECOND_MS).toISOString() })
    .where('id', '=', row.id)
    .execute();
  return false;
}

async function send(deps: SendDeps, { target, message: stored }: OwnerMessagesTable) {
  const message: OwnerMessage = JSON.parse(stored);
  if (target === WEBHOOK) {
    const { webhookUrl: url } = await readKitchenSettings(deps.db);
    // The owner has removed the webhook meanwhile.
    return url === '' || postToWebhook(deps, url, message);
  }
  const subscription = await findSubscription(deps.db, target);
  if (!subscription) return true;
  const { title, text, type, url } = message;
  const { storeEmail } = await readSettings(deps.db);
  return sendPush({ ...deps, contact: `mailto:${storeEmail}` }, subscription, {
    title,
    body: text,
    path: new URL(url).pathname,
    tag: topicOf(type),
  });
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  return 'code' in error ? String(error.code) : error.constructor.name;
}
