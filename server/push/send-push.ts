import type { Database } from '../db/database';
import type { PushSubscriptionsTable } from '../db/schema';
import type { PostOutside } from '../outside/post-outside';
import { encryptPush } from './encrypt-push';
import { pushAuthorization, readPushKeys } from './push-keys';
import { removeSubscription } from './push-subscriptions';

/** A message about the kitchen is worthless later than this. */
export const PUSH_TTL_S = 900;

/** The subscription has ended: its browser or its owner has removed it. */
const GONE = new Set([404, 410]);

/** What a device shows; `service-worker/push.ts` reads it. */
export interface PushMessage {
  title: string;
  body: string;
  /** The page that a tap opens. */
  path: string;
  /** A newer message with the same tag replaces this one. At most 32 characters of base64url. */
  tag: string;
}

interface PushDeps {
  db: Database;
  clock: () => Date;
  postOutside: PostOutside;
  /** How the push service reaches the cafe, such as `mailto:…`. */
  contact: string;
}

/**
 * Sends a message to a device, and forgets a device whose subscription has ended.
 * @returns whether there is nothing left to do.
 * @throws Error when the push service cannot be reached.
 */
export async function sendPush(
  { db, clock, postOutside, contact }: PushDeps,
  { id, endpoint, p256dh, auth }: PushSubscriptionsTable,
  message: PushMessage,
): Promise<boolean> {
  const keys = await readPushKeys(db);
  const status = await postOutside({
    url: endpoint,
    headers: {
      Authorization: await pushAuthorization(keys, { endpoint, contact, now: clock() }),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(PUSH_TTL_S),
      Urgency: 'high',
      // An undelivered message with the same topic is replaced.
      Topic: message.tag,
    },
    body: encryptPush(JSON.stringify(message), { p256dh, auth }),
  });
  if (GONE.has(status)) await removeSubscription(db, id);
  return GONE.has(status) || (status >= 200 && status < 300);
}
