import { HOUR_S } from '../../../shared/domain/platform/durations';
import type { Database } from '../db/database';
import type { PostOutside } from '../outside/post-outside';
import { loadWebPush, readPushKeys } from './push-keys';

const ENCODING = 'aes128gcm';
/** Push services accept a token for at most a day (RFC 8292). */
const TOKEN_LIFE_S = HOUR_S;

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

/** A subscription, with the keys that the browser made for it as base64url. */
export interface PushDevice {
  endpoint: string;
  /** Its public key: an uncompressed point of P-256. */
  p256dh: string;
  /** 16 random bytes. */
  auth: string;
}

/** A push service refuses a sender without a contact. Before the owner gives an address, it is nobody's. */
export function pushContact(storeEmail: string): string {
  return `mailto:${storeEmail || 'hello@cafe.example'}`;
}

interface PushDeps {
  db: Database;
  clock: () => Date;
  postOutside: PostOutside;
  /** How the push service reaches the cafe, such as `mailto:…`. */
  contact: string;
}

/**
 * Encrypted so that the push service cannot read it (RFC 8291).
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
  const { publicKey, privateKey } = await readPushKeys(db);
  const webPush = await loadWebPush();
  const { Authorization } = webPush.getVapidHeaders(
    new URL(endpoint).origin,
    contact,
    publicKey,
    privateKey,
    ENCODING,
    Math.floor(clock().getTime() / 1000) + TOKEN_LIFE_S,
  );
  const status = await postOutside({
    url: endpoint,
    headers: {
      Authorization,
      'Content-Encoding': ENCODING,
      'Content-Type': 'application/octet-stream',
      TTL: String(lifeS),
      Urgency: 'high',
      // An undelivered message with the same topic is replaced.
      Topic: message.tag,
    },
    body: webPush.encrypt(p256dh, auth, JSON.stringify(message), ENCODING).cipherText,
  });
  if (GONE.has(status)) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}
