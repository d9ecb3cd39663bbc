import type { Language } from '../../../shared/domain/platform/languages';
import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { Caller } from '../../platform/http/api/api-call';

interface CustomerRecord {
  id: string;
  name: string;
  phoneNumber: string | null;
  /** The last chosen one; null before a sign-in or an order. */
  language: Language | null;
}

/**
 * The identity service has its own tables: the shop knows only the token of a new customer.
 * @param language of the page; null if it is not known.
 */
export async function ensureCustomer(
  db: Database,
  caller: Caller,
  now: string,
  language: Language | null = null,
): Promise<void> {
  await db
    .insertInto('customers')
    .values({
      id: caller.userId,
      name: caller.admin?.name ?? '',
      phone_number: caller.phoneNumber,
      language,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function findCustomer(db: Database, id: string): Promise<CustomerRecord | undefined> {
  const row = await db
    .selectFrom('customers')
    .select(['id', 'name', 'phone_number', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { phone_number: phoneNumber, ...known } = row;
  return { ...known, phoneNumber };
}

/** Remembers the language of the customer's page, for their next device. An unchanged one is not written. */
export async function chooseLanguage(db: Database, id: string, language: Language) {
  await db
    .updateTable('customers')
    .set({ language })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('language', 'is', null), eb('language', '!=', language)]))
    .execute();
}

export async function renameCustomer(db: Database, id: string, name: string, now: string) {
  await db.updateTable('customers').set({ name, updated_at: now }).where('id', '=', id).execute();
}

/** Serializes changes of a customer's addresses, because the rules apply to all of them together. */
export async function lockCustomer(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('customers').set({ id }).where('id', '=', id).execute();
}

/** Deletes the customer; fails while orders reference it. @returns the number of deleted addresses. */
export async function removeCustomer(tx: Tx, id: string): Promise<number> {
  const addresses = await tx
    .deleteFrom('addresses')
    .where('customer_id', '=', id)
    .executeTakeFirst();
  await tx.deleteFrom('customers').where('id', '=', id).execute();
  return Number(addresses.numDeletedRows);
}
