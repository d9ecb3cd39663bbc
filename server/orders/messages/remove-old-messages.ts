import { DAY_MS } from '../../../shared/domain/platform/durations';
import { MESSAGE_DAYS, MESSAGE_DEVICE_DAYS } from '../../../shared/domain/platform/retention';
import type { Database } from '../../platform/db/database';

/** Deletes messages, and devices whose order nobody has closed. */
export async function removeOldMessages(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await db.deleteFrom('order_messages').where('created_at', '<=', before(MESSAGE_DAYS)).execute();
  await db
    .deleteFrom('order_devices')
    .where('created_at', '<=', before(MESSAGE_DEVICE_DAYS))
    .execute();
}
