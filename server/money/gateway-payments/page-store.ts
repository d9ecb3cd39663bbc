import type { Gateway } from '../../../shared/domain/orders/order-payments';
import type { Database } from '../../platform/db/database';
import type { GatewayPagesTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

/** A page whose address the customer may have. */
export type OpenPage = GatewayPagesTable & { gateway_id: string };

/** Both gateways repeat a webhook for a day at most. */
const EVENTS_KEPT_MS = 7 * 86_400_000;

export function listPages(db: Database, orderId: string): Promise<GatewayPagesTable[]> {
  return db
    .selectFrom('gateway_pages')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

export async function insertPage(tx: Tx, page: GatewayPagesTable): Promise<void> {
  await tx.insertInto('gateway_pages').values(page).execute();
}

export async function updatePage(
  db: Database,
  id: string,
  set: Partial<GatewayPagesTable>,
): Promise<void> {
  await db.updateTable('gateway_pages').set(set).where('id', '=', id).execute();
}

/** Locks a page until the transaction ends; undefined if the shop has made no such page. */
export function lockPage(tx: Tx, gateway: Gateway, id: string) {
  return tx
    .updateTable('gateway_pages')
    .set({ id })
    .where('id', '=', id)
    .where('gateway', '=', gateway)
    .returningAll()
    .executeTakeFirst();
}

export const isOpenPage = (page: GatewayPagesTable): page is OpenPage => page.gateway_id !== null;

/** @returns false for a webhook that was handled before. */
export async function recordEvent(tx: Tx, digest: string, now: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('gateway_events')
    .values({ digest, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('digest')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function lastEventAt(db: Database): Promise<string | null> {
  const { at } = await db
    .selectFrom('gateway_events')
    .select(({ fn }) => fn.max<string | null>('received_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** Deletes the digests of webhooks after a week. */
export async function removeOldWebhooks(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - EVENTS_KEPT_MS).toISOString();
  await db.deleteFrom('gateway_events').where('received_at', '<=', oldest).execute();
}
