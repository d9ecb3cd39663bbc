import type { Database } from '../db/database';
import type { PostOutside } from '../outside/post-outside';
import { type DeviceKeys, encryptPush } from './encrypt-push';
import { pushAuthorization, readPushKeys } from './push-keys';

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
  /** Shown without a sound. */
  quiet?: boolean;
}

export interface PushDevice extends DeviceKeys {
  endpoint: string;
}

interface PushDeps {
  db: Database;
  clock: () => Date;
  postOutside: PostOutside;
  /** How the push service reaches the cafe, such as `mailto:…`. */
  contact: string;
}

/**
 * Sends a message to a device.
 * @param lifeS how long the push service keeps it for a device without a network (s).
 * @returns `gone` when the subscription has ended.
 * @throws Error when the push service cannot be reached.
 */
export async function sendPush(
  { db, clock, postOutside, contact }: PushDeps,
  { endpoint, p256dh, auth }: PushDevice,
  message: PushMessage,
  lifeS: number,
): Promise<'sent' | 'gone' | 'failed'> {
  const keys = await readPushKeys(db);
  const status = await postOutside({
    url: endpoint,
    headers: {
      Authorization: await pushAuthorization(keys, { endpoint, contact, now: clock() }),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(lifeS),
      Urgency: 'high',
      // An undelivered message with the same topic is replaced.
      Topic: message.tag,
    },
    body: encryptPush(JSON.stringify(message), { p256dh, auth }),
  });
  if (GONE.has(status)) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}
