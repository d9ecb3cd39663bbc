import type { PushSubscriptionInput } from '../../../shared/contract/platform/push-shape';
import { getLocale } from '../../../shared/messages/compiled/runtime';
import type { Database, WriteDeps } from '../db/database';
import type { PushSubscriptionsTable } from '../db/schema';
import { inTransaction } from '../db/transaction';

/** A staff user's phone, tablet and computers. The oldest subscription gives way to an eleventh. */
const MOST_SUBSCRIPTIONS = 10;

/** Stores a device's subscription with the language of its page. A device that changes hands belongs to its last user. */
export async function subscribe(
  { db, clock, newId }: WriteDeps,
  adminId: string,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionInput,
): Promise<void> {
  const created_at = clock().toISOString();
  const row = { admin_id: adminId, p256dh, auth, language: getLocale(), created_at };
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('push_subscriptions')
      .values({ id: newId(), endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    const kept = await tx
      .selectFrom('push_subscriptions')
      .select('id')
      .where('admin_id', '=', adminId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MOST_SUBSCRIPTIONS)
      .execute();
    await tx
      .deleteFrom('push_subscriptions')
      .where('admin_id', '=', adminId)
      .where(
        'id',
        'not in',
        kept.map(({ id }) => id),
      )
      .execute();
  });
}

export async function unsubscribe(db: Database, adminId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('admin_id', '=', adminId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function listSubscriptionIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('push_subscriptions').select('id').execute();
  return rows.map(({ id }) => id);
}

export function findSubscription(
  db: Database,
  id: string,
): Promise<PushSubscriptionsTable | undefined> {
  return db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function removeSubscription(db: Database, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}
