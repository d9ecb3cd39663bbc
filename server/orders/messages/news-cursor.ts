import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { lastOrderEventId } from '../follow/order-events';

const CURSOR = 'customers';

/** The number of the last order event that was told to customers. A shop without one begins now. */
export async function readCursor(db: Database): Promise<number> {
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
export async function moveCursor(tx: Tx, from: number, to: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_message_cursor')
    .set({ last_event: to })
    .where('id', '=', CURSOR)
    .where('last_event', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
