import { sql } from 'kysely';
import type { Tx } from './transaction';

/** Announces something to all servers, together with the transaction: rolled back, it was never said. */
export async function announce(tx: Tx, channel: string, payload: string): Promise<void> {
  // SQLite has no such function of its own: sqlite-notices lends it one.
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}
