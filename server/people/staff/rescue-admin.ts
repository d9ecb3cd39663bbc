import type { Admin } from '../../../shared/contract/people/staff-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { inTransaction } from '../../platform/db/transaction';
import { checkNewPassword, createAdmin, recordPassword, type StaffDeps } from './admin-commands';
import { listAdmins } from './admin-store';
import { removeSecondFactor, type SecondFactorDeps } from './switch-second-factor';

/**
 * Sets a new password, which ends the user's sessions, or creates a user with the role admin.
 * @throws DomainError `bad_input` for a password that is easy to guess.
 */
export async function rescueAdmin(
  deps: StaffDeps,
  { email, password }: { email: string; password: string },
  actor: AuditActor,
): Promise<Admin> {
  const admin = (await listAdmins(deps.db)).find((one) => one.email === email);
  if (!admin) return createAdmin(deps, { email, password, name: '', role: 'admin' }, actor);
  await checkNewPassword(deps.db, password, admin);
  const { id, name } = admin;
  const passwordHash = await deps.accounts.hash(password);
  await inTransaction(deps.db, async (tx) => {
    await recordPassword(tx, actor, admin);
    await deps.accounts.update(tx, { id, email, name, passwordHash });
  });
  return admin;
}

/**
 * For a lost phone and lost recovery codes. The password stays.
 * @returns whether it was on. @throws DomainError `not_found`.
 */
export async function rescueSecondFactor(
  deps: Pick<SecondFactorDeps, 'factors' | 'db'>,
  email: string,
  actor: AuditActor,
): Promise<boolean> {
  const admin = (await listAdmins(deps.db)).find((one) => one.email === email);
  if (!admin) throw new DomainError('not_found');
  if (!(await deps.factors.read(admin.id)).on) return false;
  await removeSecondFactor(deps, admin, actor);
  return true;
}
