import { createHash } from 'node:crypto';
import { DomainError } from '../../../shared/domain/refusals';
import { REQUEST_HOURS } from '../../../shared/domain/retention';
import type { Database } from '../../db/database';
import { RetryTransaction, type Tx } from '../../db/transaction';

const KEPT_MS = REQUEST_HOURS * 60 * 60 * 1000;

interface Claim {
  /** A user id, or `guest:` and a phone number: two callers may use the same key. */
  caller: string;
  key: string;
  /** The request's body, parsed by the contract. */
  body: unknown;
  /** The order that the key will stand for. */
  orderId: string;
  now: Date;
}

/**
 * Claims a key for 24 hours. It is the transaction's first statement: of several simultaneous
 * requests the unique constraint lets one pass, and the others wait until it ends.
 * @returns undefined when the key was free, otherwise the id of the order placed with it.
 * @throws DomainError `idempotency_key_reused` when the key was used with another body.
 */
export async function claimKey(
  tx: Tx,
  { caller, key, body, orderId, now }: Claim,
): Promise<string | undefined> {
  const claim = { body_hash: hashOf(body), order_id: orderId, created_at: now.toISOString() };
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ caller, key, ...claim })
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'key'])
        .doUpdateSet(claim)
        .where('idempotency_keys.created_at', '<=', expiredAt(now)),
    )
    .returning('order_id')
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'order_id'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier) throw new RetryTransaction();
  if (earlier.body_hash !== claim.body_hash) throw new DomainError('idempotency_key_reused');
  return earlier.order_id;
}

export async function removeExpiredKeys(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', expiredAt(now)).execute();
}

function expiredAt(now: Date): string {
  return new Date(now.getTime() - KEPT_MS).toISOString();
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body, sortKeys)).digest('hex');
}

/** Makes bodies equal that differ only in the order of their fields. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
