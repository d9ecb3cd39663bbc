import type { Database } from '../../platform/db/database';
import { RetryTransaction, type Tx } from '../../platform/db/transaction';
import { NOTHING_SEEN, type Watch } from './watch-machine';

const GUARD = 'guard';

interface StoredWatch {
  watch: Watch;
  /** Null before the owner was told that the guard is off. */
  offSeenAt: string | null;
  /** 0 before the first write. */
  version: number;
}

export async function readWatch(db: Database): Promise<StoredWatch> {
  const row = await db
    .selectFrom('guard_state')
    .selectAll()
    .where('id', '=', GUARD)
    .executeTakeFirst();
  if (!row) return { watch: NOTHING_SEEN, offSeenAt: null, version: 0 };
  return {
    watch: {
      watchedSince: row.watched_since,
      openSince: row.open_since,
      checkedAt: row.checked_at,
      goneAt: row.gone_at,
      pausedAt: row.paused_at,
      waitingToldAt: row.waiting_told_at,
      paymentToldAt: row.payment_told_at,
    },
    offSeenAt: row.off_seen_at,
    version: row.version,
  };
}

/** Retries the transaction if another server was faster. */
export async function writeWatch(
  tx: Tx,
  { watch, offSeenAt, version }: StoredWatch,
): Promise<void> {
  const row = {
    watched_since: watch.watchedSince,
    open_since: watch.openSince,
    checked_at: watch.checkedAt,
    gone_at: watch.goneAt,
    paused_at: watch.pausedAt,
    waiting_told_at: watch.waitingToldAt,
    payment_told_at: watch.paymentToldAt,
    off_seen_at: offSeenAt,
    version: version + 1,
  };
  const written = await tx
    .insertInto('guard_state')
    .values({ id: GUARD, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('guard_state.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!written) throw new RetryTransaction();
}
