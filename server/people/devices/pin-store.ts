import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** Those who have a PIN, by name. */
export async function listPeople(db: Database): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('staff_pins')
    .innerJoin('admins', 'admins.id', 'staff_pins.user_id')
    .select(['admins.id', 'admins.name', 'admins.email'])
    .orderBy('admins.name')
    .orderBy('admins.email')
    .execute();
  return rows.map(({ id, name, email }) => ({ id, name: name || email }));
}

export function findPin(db: Database, userId: string) {
  return db
    .selectFrom('staff_pins')
    .innerJoin('admins', 'admins.id', 'staff_pins.user_id')
    .select(['staff_pins.pin_hash', 'staff_pins.set_at'])
    .where('staff_pins.user_id', '=', userId)
    .executeTakeFirst();
}

export async function savePin(tx: Tx, userId: string, pin: { pin_hash: string; set_at: string }) {
  await tx
    .insertInto('staff_pins')
    .values({ user_id: userId, ...pin })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pin))
    .execute();
}
