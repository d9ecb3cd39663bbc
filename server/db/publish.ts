import { sql } from 'kysely';
import type { Tx } from './transaction';

/**
 * Publishes to all servers when the transaction commits; after a rollback nothing is sent. SQLite has
 * no pg_notify: sqlite-notifications defines one.
 */
export async function publish(tx: Tx, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}
