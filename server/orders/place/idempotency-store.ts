import { hash } from 'node:crypto';
import type { IdempotencyHeaders } from '../../../shared/contract/orders/order-input';
import { DAY_MS, HOUR_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { REQUEST_HOURS, RESEND_HOURS } from '../../../shared/domain/platform/retention';
import { prepared } from '../../platform/db/prepared';
import { removeExpired } from '../../platform/db/remove-expired';
import type { IdempotencyKeysTable } from '../../platform/db/schema';
import { RetryTransaction, type Tx } from '../../platform/db/transaction';

const KEPT_MS = REQUEST_HOURS * HOUR_MS;

/** A clock that is further ahead counts as this far ahead, so that each key is deleted after eight days at most. */
const CLOCK_AHEAD_MS = 7 * DAY_MS;

export interface KeySends {
  /** When it was first sent, by the sender's clock, which may be wrong. */
  firstSentAt?: Date | undefined;
  /** Whether it was sent before, so that the shop may have stored it, and may have deleted it. */
  isResent?: boolean;
}

export function sendsOf(headers: IdempotencyHeaders): KeySends {
  const firstSent = headers['idempotency-key-first-sent'];
  return {
    firstSentAt: firstSent === undefined ? undefined : new Date(firstSent),
    isResent: headers['idempotency-key-resent'] === 'true',
  };
}

interface Claim extends KeySends {
  /** A user id, or `guest:` and a phone number, or `staff:` and an id: two callers may use the same key. */
  caller: string;
  key: string;
  /** The request's body, parsed by the contract. */
  body: object;
  orderId: string;
  now: Date;
}

/**
 * Claims a key for 24 hours; if the sender's clock is ahead, from the first send by that clock, seven days ahead at
 * most. The transaction's first statement: the unique constraint lets one of several concurrent requests pass, and
 * the others wait until it ends.
 * @returns undefined when the key was free, otherwise the id of the order placed with it.
 * @throws DomainError `idempotency_key_reused` when the key was used with another body,
 * `idempotency_key_expired` when a resent key is unknown and may have been deleted.
 */
export async function claimKey(
  tx: Tx,
  { caller, key, body, orderId, now, firstSentAt = now, isResent }: Claim,
): Promise<string | undefined> {
  const aheadMs = Math.min(CLOCK_AHEAD_MS, Math.max(0, firstSentAt.getTime() - now.getTime()));
  const created_at = new Date(now.getTime() + aheadMs).toISOString();
  const claim = { body_hash: hashOf(body), order_id: orderId, created_at };
  const { rows } = await insertClaim(tx, { caller, key, claim, expired: isoBefore(now, KEPT_MS) });
  const isClaimed = rows.length > 0;
  if (isClaimed && isResent && now.getTime() - firstSentAt.getTime() >= RESEND_HOURS * HOUR_MS) {
    throw new DomainError('idempotency_key_expired');
  }
  if (isClaimed) return undefined;
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

interface NewClaim {
  caller: string;
  key: string;
  claim: Pick<IdempotencyKeysTable, 'body_hash' | 'order_id' | 'created_at'>;
  /** Keys of this time and older ones are free again. */
  expired: string;
}

const insertClaim = prepared((db, { caller, key, claim, expired }: NewClaim) =>
  db
    .insertInto('idempotency_keys')
    .values({ caller, key, ...claim })
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'key'])
        .doUpdateSet(claim)
        .where('idempotency_keys.created_at', '<=', expired),
    )
    .returning('order_id'),
);

export const removeExpiredKeys = removeExpired('idempotency_keys', 'created_at', KEPT_MS);

function hashOf(body: object): string {
  return hash('sha256', JSON.stringify(body, sortKeys));
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
