import type { Admin } from '../../../shared/contract/people/staff-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Role } from '../../../shared/domain/platform/roles';
import type { AdminActor, AuditActor } from '../../platform/audit/audit-actor';
import { type Fields, recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { isUniqueViolation } from '../../platform/db/engine-errors';
import {
  assertUpdated,
  assertVersion,
  updateUnchanged,
  type VersionedRef,
} from '../../platform/db/row-version';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readSettings } from '../../shop/settings/settings-store';
import { checkPassword } from '../identity/password-strength';
import type { StaffAccounts } from '../identity/staff-accounts';
import {
  countFullAdmins,
  findAdmin,
  insertAdmin,
  lockFullAdmins,
  removeAdminRow,
} from './admin-store';

export interface StaffDeps {
  db: Database;
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
  /** The version that was edited; without it, the last write wins. */
  version?: number | undefined;
}

/** @throws DomainError `bad_input` for a password that is easy to guess. */
export async function checkNewPassword(
  db: Database,
  password: string,
  { email, name }: { email: string; name: string },
): Promise<void> {
  const { storeName: shopName } = await readSettings(db);
  await checkPassword(password, { email, name, shopName });
}

/** @throws DomainError `email_taken`, or `bad_input` for a password that is easy to guess. */
export async function createAdmin(
  { db, accounts }: StaffDeps,
  { password, ...fields }: AdminFields & { password: string },
  actor: AuditActor,
): Promise<Admin> {
  await checkNewPassword(db, password, fields);
  const admin = { id: actor.newId(), ...fields };
  const account = { ...admin, passwordHash: await accounts.hash(password) };
  try {
    await inTransaction(db, async (tx) => {
      await accounts.insert(tx, account, actor.now);
      await insertAdmin(tx, admin, actor.now.toISOString());
      await recordUser(tx, actor, { user: admin, from: null, to: fields });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('email_taken');
    // The commit's reply may have been lost, so check whether the record exists.
    if (!(await findAdmin(db, admin.id))) throw error;
  }
  return { ...admin, version: 1 };
}

/**
 * A new role applies from the next request on; a new password ends every session.
 * @throws DomainError `not_found`, `email_taken`, `conflict` when it was changed meanwhile, `last_admin`
 * when no other admin would be left, `bad_input` for a password that is easy to guess.
 */
export async function updateAdmin(
  { db, accounts }: StaffDeps,
  { id, password, version: seen, ...fields }: ChangedAdmin,
  actor: AdminActor,
): Promise<Admin> {
  if (password !== undefined) await checkNewPassword(db, password, fields);
  const passwordHash = password === undefined ? undefined : await accounts.hash(password);
  try {
    return await inTransaction(db, async (tx) => {
      await lockFullAdmins(tx);
      const before = await findAdmin(tx, id);
      if (!before) throw new DomainError('not_found');
      assertVersion(seen, before.version);
      if (!(await accounts.isEmailFree(tx, fields.email, id))) throw new DomainError('email_taken');
      await updateUnchanged(tx, 'admins', before, fields, actor.now);
      if ((await countFullAdmins(tx)) === 0) throw new DomainError('last_admin');
      const to = { ...fields, ...(password !== undefined && { passwordChanged: true }) };
      await recordUser(tx, actor, { user: before, from: recordedFields(before), to });
      await accounts.update(tx, { id, email: fields.email, name: fields.name, passwordHash });
      return { id, ...fields, version: before.version + 1 };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('email_taken') : error;
  }
}

/**
 * The next request with its token is refused.
 * @throws DomainError `not_found`, `admin_not_removable` for the role admin and oneself (people rule
 * 10), `conflict` when it was changed meanwhile.
 */
export async function removeAdmin(
  { db, accounts }: StaffDeps,
  { id, version: seen }: VersionedRef,
  actor: AdminActor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const admin = await findAdmin(tx, id);
    if (!admin) throw new DomainError('not_found');
    if (admin.role === 'admin' || id === actor.adminId)
      throw new DomainError('admin_not_removable');
    assertVersion(seen, admin.version);
    assertUpdated(await removeAdminRow(tx, admin));
    await recordUser(tx, actor, { user: admin, from: recordedFields(admin), to: null });
    await accounts.remove(tx, id);
  });
}

/** Audits that a user got a new password, without the password. */
export async function recordPassword(
  tx: Tx,
  actor: AuditActor,
  user: Omit<Admin, 'version'>,
): Promise<void> {
  await recordUser(tx, actor, { user, from: {}, to: { passwordChanged: true } });
}

export async function recordPin(tx: Tx, actor: AuditActor, user: Omit<Admin, 'version'>) {
  await recordUser(tx, actor, { user, from: {}, to: { pinChanged: true } });
}

export async function recordSecondFactor(
  tx: Tx,
  actor: AuditActor,
  user: Omit<Admin, 'version'>,
  on: boolean,
): Promise<void> {
  await recordUser(tx, actor, { user, from: { secondFactor: !on }, to: { secondFactor: on } });
}

interface UserChange {
  user: Omit<Admin, 'version'>;
  from: Fields | null;
  to: Fields | null;
}

async function recordUser(tx: Tx, actor: AuditActor, { user, from, to }: UserChange) {
  const subject = { id: user.id, name: user.name || user.email };
  await recordChange(tx, actor, { area: 'users', subject, from, to });
}

function recordedFields({ email, name, role }: Admin): Fields {
  return { email, name, role };
}
