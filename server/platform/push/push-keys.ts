import { generateKeyPairSync } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import type { Database } from '../db/database';

const KEYS = 'push';
/** Push services accept a token for at most a day (RFC 8292). */
const TOKEN_LIFE_S = 3600;

/** The shop's key pair, by which push services recognise the sender (VAPID, RFC 8292). */
export interface PushKeys {
  /** An uncompressed point of P-256 as base64url: browsers subscribe with it. */
  publicKey: string;
  privateKey: JWK;
}

/** Reads the keys. They are made once, because every subscription belongs to one public key. */
export async function readPushKeys(db: Database): Promise<PushKeys> {
  const known = await findKeys(db);
  if (known) return known;
  const { publicKey, privateKey } = makeKeys();
  await db
    .insertInto('push_keys')
    .values({ id: KEYS, public_key: publicKey, private_key: JSON.stringify(privateKey) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const made = await findKeys(db);
  if (!made) throw new Error('The keys of web push are missing');
  return made;
}

async function findKeys(db: Database): Promise<PushKeys | undefined> {
  const row = await db
    .selectFrom('push_keys')
    .select(['public_key', 'private_key'])
    .where('id', '=', KEYS)
    .executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: JSON.parse(row.private_key) };
}

function makeKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const [x, y] = [jwk.x ?? '', jwk.y ?? ''].map((part) => Buffer.from(part, 'base64url'));
  const point = Buffer.concat([Buffer.of(4), x ?? Buffer.of(), y ?? Buffer.of()]);
  return { publicKey: point.toString('base64url'), privateKey: jwk };
}

/** The `Authorization` header for a push service. @param contact how the service reaches the cafe. */
export async function pushAuthorization(
  { publicKey, privateKey }: PushKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + TOKEN_LIFE_S)
    .setSubject(contact)
    .sign(await importJWK(privateKey, 'ES256'));
  return `vapid t=${token}, k=${publicKey}`;
}
