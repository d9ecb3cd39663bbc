import type { Database, WriteDeps } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readKitchenSettings } from '../../shop/settings/kitchen-settings';
import { byOrder } from '../by-order';
import { lastOrderEventId, listOrderEvents, type OrderEvent } from '../follow/order-events';
import { findOrderRow } from '../order-store';
import { insertMessages } from './insert-messages';

const BATCH = 200;

/** In one transaction with the cursor: one of several servers succeeds. Stops before the first untold event. */
export async function queueNews(deps: WriteDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const after = await readCursor(db);
  const events = await listOrderEvents(db, { after, limit: BATCH, followed: { whose: 'all' } });
  const untold = events.findIndex(({ toldAt }) => toldAt !== null && toldAt > now.toISOString());
  const told = untold === -1 ? events : events.slice(0, untold);
  const last = told.at(-1);
  if (!last) return;
  const news = told.filter(({ kind, isStaffOnly }) => isNews(kind) && !isStaffOnly);
  await inTransaction(db, async (tx) => {
    if (!(await moveCursor(tx, after, last.id)) || news.length === 0) return;
    // Nothing replaces the news of a change.
    const keyOf = ({ orderId, kind }: OrderEvent) => `${orderId} ${kind === 'change'}`;
    const lastEvents = new Map(news.map((event) => [keyOf(event), event]));
    const inOrder = [...lastEvents.values()].sort((one, other) => one.id - other.id);
    await queueForOrders(tx, inOrder, { ...deps, now });
  });
}

const isNews = (kind: OrderEvent['kind']) => kind !== 'placed' && kind !== 'payment';

/** @param events the last event of each order that has news, and its last change. */
async function queueForOrders(
  tx: Tx,
  events: readonly OrderEvent[],
  queueing: { newId: () => string; now: Date },
): Promise<void> {
  const orderIds = [...new Set(events.map(({ orderId }) => orderId))];
  const stored = tx.selectFrom('order_devices').select(['id', 'order_id']);
  const devices = byOrder(await stored.where('order_id', 'in', orderIds).execute());
  const { textsPerDay } = await readKitchenSettings(tx);
  for (const event of events) {
    const { orderId } = event;
    const ids = devices.get(orderId)?.map(({ id }) => id) ?? [];
    if (ids.length === 0 && textsPerDay === 0) continue;
    const row = await findOrderRow(tx, orderId);
    if (row) await insertMessages(tx, row, { ...queueing, event, devices: ids, textsPerDay });
  }
}

const CURSOR = 'customers';

/** The number of the last order event that was told to customers. A shop without one begins now. */
async function readCursor(db: Database): Promise<number> {
  const find = db.selectFrom('order_message_cursor').select('last_event').where('id', '=', CURSOR);
  const known = await find.executeTakeFirst();
  if (known) return known.last_event;
  await db
    .insertInto('order_message_cursor')
    .values({ id: CURSOR, last_event: await lastOrderEventId(db) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await find.executeTakeFirstOrThrow()).last_event;
}

/** Moves the cursor on. @returns false when another server has moved it. */
async function moveCursor(tx: Tx, from: number, to: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_message_cursor')
    .set({ last_event: to })
    .where('id', '=', CURSOR)
    .where('last_event', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
