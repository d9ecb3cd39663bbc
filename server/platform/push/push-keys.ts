import type { Database } from '../db/database';

const KEYS = 'push';

/** The shop's key pair, by which push services recognise the sender (VAPID, RFC 8292), as base64url. */
interface PushKeys {
  /** Browsers subscribe with it. */
  publicKey: string;
  privateKey: string;
}

/** Loads the library at the first message: it takes 6 MB, and many shops send none. */
export const loadWebPush = async () => (await import('web-push')).default;

/** Reads the keys. They are made once, because every subscription belongs to one public key. */
export async function readPushKeys(db: Database): Promise<PushKeys> {
  const known = await findKeys(db);
  if (known) return known;
  const { publicKey, privateKey } = (await loadWebPush()).generateVAPIDKeys();
  await db
    .insertInto('push_keys')
    .values({ id: KEYS, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const made = await findKeys(db);
  if (!made) throw new Error('The keys of web push are missing');
  return made;
}

function findKeys(db: Database): Promise<PushKeys | undefined> {
  return db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .where('id', '=', KEYS)
    .executeTakeFirst();
}
