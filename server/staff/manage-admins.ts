import type { Admin } from '../../shared/contract/staff-contract';
import { DomainError } from '../../shared/domain/refusals';
import type { Role } from '../../shared/domain/roles';
import type { Database } from '../db/database';
import { isUniqueViolation } from '../db/engine-errors';
import { checkSeen, checkWritten } from '../db/row-version';
import { inTransaction } from '../db/transaction';
import type { StaffAccounts } from '../identity/staff-accounts';
import {
  countFullAdmins,
  findAdmin,
  holdFullAdmins,
  insertAdmin,
  removeAdminRow,
  updateAdminRow,
} from './admin-store';

/** What the use cases of this room need. */
export interface StaffDeps {
  db: Database;
  clock: () => Date;
  accounts: StaffAccounts;
}

interface AdminFields {
  email: string;
  name: string;
  role: Role;
}

interface ChangedAdmin extends AdminFields {
  id: string;
  password?: string | undefined;
  /** The version that was edited; without one the last write wins. */
  version?: number | undefined;
}

/** Makes an admin user and the account that signs in. @throws DomainError `email_taken`. */
export async function createAdmin(
  { db, clock, accounts }: StaffDeps,
  { password, ...fields }: AdminFields & { password: string },
): Promise<Admin> {
  const id = await accounts.create({ ...fields, password }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('email_taken') : error;
  });
  const admin = { id, ...fields };
  try {
    await insertAdmin(db, admin, clock().toISOString());
  } catch (error) {
    await accounts.remove(id);
    throw isUniqueViolation(error) ? new DomainError('email_taken') : error;
  }
  return { ...admin, version: 1 };
}

/**
 * Changes an admin user; a new role counts from the next request on, a new password ends every session.
 * @throws DomainError `not_found`, `email_taken`, `conflict` when it is no longer the version that was
 * edited, or `last_admin` when nobody else would be an admin.
 */
export async function updateAdmin(
  { db, clock, accounts }: StaffDeps,
  { id, password, version: seen, ...fields }: ChangedAdmin,
): Promise<Admin> {
  try {
    const admin = await inTransaction(db, async (tx) => {
      await holdFullAdmins(tx);
      const before = await findAdmin(tx, id);
      if (!before) throw new DomainError('not_found');
      checkSeen(seen, before.version);
      const written = { id, ...fields, version: before.version };
      checkWritten(await updateAdminRow(tx, written, clock().toISOString()));
      if ((await countFullAdmins(tx)) === 0) throw new DomainError('last_admin');
      return { ...written, version: before.version + 1 };
    });
    await accounts.update(id, { email: fields.email, name: fields.name, password });
    return admin;
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('email_taken') : error;
  }
}

/**
 * Removes an admin user; the next request with its token is refused.
 * @throws DomainError `not_found`, or `admin_not_removable` for the role admin, which oneself is (spec §6).
 */
export async function removeAdmin(
  { db, accounts }: StaffDeps,
  id: string,
  ownId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const admin = await findAdmin(tx, id);
    if (!admin) throw new DomainError('not_found');
    if (admin.role === 'admin' || id === ownId) throw new DomainError('admin_not_removable');
    await removeAdminRow(tx, id);
  });
  await accounts.remove(id);
}
