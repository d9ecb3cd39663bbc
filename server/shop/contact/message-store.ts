import type {
  ContactFields,
  ContactMessage,
  MessageFilter,
} from '../../../shared/contract/shop/contact-contract';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import { CONTACT_MESSAGE_DAYS } from '../../../shared/domain/platform/retention';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import { removeExpired } from '../../platform/db/remove-expired';
import type { ContactMessagesTable } from '../../platform/db/schema';

interface Received extends ContactFields {
  id: string;
  /** Null for a visitor who is not signed in. */
  customerId: string | null;
  now: Date;
}

/** Stores a message, once for each id: the sender may not have got the reply. */
export async function insertMessage(db: Database, { customerId, now, ...fields }: Received) {
  const row = { ...fields, customer_id: customerId, received_at: now.toISOString(), done_at: null };
  await db
    .insertInto('contact_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function listMessages(db: Database, { state, limit, offset }: MessageFilter) {
  let matching = db.selectFrom('contact_messages');
  if (state) matching = matching.where('done_at', state === 'done' ? 'is not' : 'is', null);
  const rows = await matching
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(messageToWire), total: await countRows(matching) };
}

export function countToAnswer(db: Database): Promise<number> {
  return countRows(db.selectFrom('contact_messages').where('done_at', 'is', null));
}

export async function setDone(db: Database, id: string, at: string | null) {
  const row = await db
    .updateTable('contact_messages')
    .set({ done_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && messageToWire(row);
}

export async function removeMessage(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_messages')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A batch of the messages that a customer sent while signed in. @param after lists those after this id. */
export async function listContactMessagesOf(
  db: Database,
  customerId: string,
  after: string,
  limit: number,
) {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(messageToWire);
}

export async function removeContactMessagesOf(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('customer_id', '=', customerId).execute();
}

export const removeOldContactMessages = removeExpired(
  'contact_messages',
  'received_at',
  CONTACT_MESSAGE_DAYS * DAY_MS,
);

function messageToWire(row: ContactMessagesTable): ContactMessage {
  const { id, name, email, phone, message, received_at: receivedAt, done_at: doneAt } = row;
  return { id, name, email, phone, message, receivedAt, doneAt };
}
