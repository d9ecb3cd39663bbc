import { sql } from 'kysely';
import { prepared } from './prepared';
import type { Tx } from './transaction';

interface Message {
  channel: string;
  payload: string;
}

/** Publishes to all servers when the transaction commits; after a rollback nothing is sent. */
export async function publish(tx: Tx, channel: string, payload: string): Promise<void> {
  await notify(tx, { channel, payload });
}

// SQLite has no pg_notify; sqlite-notifications defines one.
const notify = prepared((db, { channel, payload }: Message) =>
  db.selectNoFrom(sql`pg_notify(${channel}, ${payload})`.as('sent')),
);
