import type { Database } from '../db/database';
import type { Tx } from '../db/transaction';
import type { Caller } from '../http/api/api-call';

/** Who a customer is, without the addresses. */
export interface CustomerRecord {
  id: string;
  name: string;
  phoneNumber: string | null;
}

/**
 * Sees to it that the signed-in person has a row here: the identity service is another house, and
 * its token is all that is known of someone who comes for the first time.
 */
export async function ensureCustomer(db: Database, caller: Caller, now: string): Promise<void> {
  await db
    .insertInto('customers')
    .values({
      id: caller.userId,
      name: caller.admin?.name ?? '',
      phone_number: caller.phoneNumber,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function findCustomer(db: Database, id: string): Promise<CustomerRecord | undefined> {
  const row = await db
    .selectFrom('customers')
    .select(['id', 'name', 'phone_number'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id: row.id, name: row.name, phoneNumber: row.phone_number };
}

export async function renameCustomer(
  db: Database,
  id: string,
  name: string,
  now: string,
): Promise<void> {
  await db.updateTable('customers').set({ name, updated_at: now }).where('id', '=', id).execute();
}

/** Makes another change of this customer's addresses wait for this one: the rules are about all of them. */
export async function holdCustomer(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('customers').set({ id }).where('id', '=', id).execute();
}

/**
 * Removes a customer with the addresses. Orders that name the customer keep the row from going.
 * @returns how many addresses there were.
 */
export async function removeCustomer(tx: Tx, id: string): Promise<number> {
  const addresses = await tx
    .deleteFrom('addresses')
    .where('customer_id', '=', id)
    .executeTakeFirst();
  await tx.deleteFrom('customers').where('id', '=', id).execute();
  return Number(addresses.numDeletedRows);
}
