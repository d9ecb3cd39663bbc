import { sql } from 'kysely';
import { prepared } from './prepared';
import type { Tx } from './transaction';

/** Sent when the transaction commits. SQLite has no pg_notify: sqlite-notifications defines one. */
export async function publish(tx: Tx, channel: string, payload: string): Promise<void> {
  await notify(tx, { channel, payload });
}

const notify = prepared((db, { channel, payload }: { channel: string; payload: string }) =>
  db.selectNoFrom(sql`pg_notify(${channel}, ${payload})`.as('sent')),
);
