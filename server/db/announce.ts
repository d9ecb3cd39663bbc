import { sql } from 'kysely';
import { prepared } from './prepared';
import type { Tx } from './transaction';

interface Announcement {
  channel: string;
  payload: string;
}

/** Announces something to all servers, together with the transaction: rolled back, it was never said. */
export async function announce(tx: Tx, channel: string, payload: string): Promise<void> {
  await notify(tx, { channel, payload });
}

// SQLite has no such function of its own: sqlite-notices lends it one.
const notify = prepared((db, { channel, payload }: Announcement) =>
  db.selectNoFrom(sql`pg_notify(${channel}, ${payload})`.as('said')),
);
