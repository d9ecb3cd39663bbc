import type { Database } from '../db/database';

/** The tables of messages that wait to be sent; `due_at` says when. */
type Outbox = 'owner_messages' | 'order_messages';

export const SENT_AT_ONCE = 20;

const SECOND_MS = 1000;
/** A server that ends while it sends leaves the message to another one after this time. */
const LEASE_MS = 30 * SECOND_MS;
/** The pauses after each failed attempt; the last one repeats. */
const PAUSES_S = [5, 15, 60, 120, 300];

/**
 * Claims due messages for this server by moving their time ahead.
 * @returns the ids of those that no other server has claimed meanwhile.
 */
export async function lease(
  db: Database,
  outbox: Outbox,
  due: readonly { id: string }[],
  now: Date,
): Promise<string[]> {
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  const claimed = await db
    .updateTable(outbox)
    .set(({ eb }) => ({
      due_at: new Date(now.getTime() + LEASE_MS).toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', ids)
    .where('due_at', '<=', now.toISOString())
    .returning('id')
    .execute();
  return claimed.map(({ id }) => id);
}

/** When a message is due again after its failed attempt, as ISO 8601 text in UTC. */
export function afterPause(attempts: number, now: Date): string {
  const pauseS = PAUSES_S[Math.min(attempts, PAUSES_S.length) - 1] ?? 0;
  return new Date(now.getTime() + pauseS * SECOND_MS).toISOString();
}

/** Names an error for the log without its text, which may quote a URL with a secret. */
export function describeFailure(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  return 'code' in error ? String(error.code) : error.constructor.name;
}
