import type { Selectable } from 'kysely';
import type { Admin } from '../../../shared/contract/people/staff-contract';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import type { AdminsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

const asAdmin = ({ id, email, name, role, version }: Selectable<AdminsTable>): Admin => ({
  id,
  email,
  name,
  role,
  version,
});

export async function findAdmin(db: Database, id: string): Promise<Admin | undefined> {
  const row = await db.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst();
  return row && asAdmin(row);
}

export async function listAdmins(db: Database): Promise<Admin[]> {
  const rows = await db.selectFrom('admins').selectAll().orderBy('email').execute();
  return rows.map(asAdmin);
}

/** @throws the engine's unique violation when the e-mail address is taken. */
export async function insertAdmin(db: Database, admin: Omit<Admin, 'version'>, now: string) {
  await db
    .insertInto('admins')
    .values({ ...admin, created_at: now, updated_at: now })
    .execute();
}

export async function removeAdminRow(tx: Tx, { id, version }: { id: string; version: number }) {
  const { numDeletedRows } = await tx
    .deleteFrom('admins')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function countFullAdmins(db: Database): Promise<number> {
  return countRows(db.selectFrom('admins').where('role', '=', 'admin'));
}

/** Serializes changes of admins, so that two cannot demote each other at once. */
export async function lockFullAdmins(tx: Tx): Promise<void> {
  await tx.updateTable('admins').set({ role: 'admin' }).where('role', '=', 'admin').execute();
}
