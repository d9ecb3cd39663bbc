import type { Database } from '../db/database';

const DAY_MS = 86_400_000;
/** Staff look at an order's messages for as long as it is on the board. */
const MESSAGE_DAYS = 2;
/** Nobody waits longer for an order, which may be one for tomorrow. */
const DEVICE_DAYS = 3;

/** Deletes messages after 2 days, and devices after 3 if nobody has closed their order. */
export async function removeOldMessages(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await db.deleteFrom('order_messages').where('created_at', '<=', before(MESSAGE_DAYS)).execute();
  await db.deleteFrom('order_devices').where('created_at', '<=', before(DEVICE_DAYS)).execute();
}
