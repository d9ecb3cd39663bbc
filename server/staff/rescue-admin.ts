import type { Admin } from '../../shared/contract/staff-contract';
import { DomainError } from '../../shared/domain/refusals';
import { inTransaction } from '../db/transaction';
import { checkPassword } from '../identity/password-strength';
import { listAdmins } from './admin-store';
import { createAdmin, recordPassword, type StaffDeps } from './manage-admins';
import { removeSecondFactor, type SecondFactorDeps } from './switch-second-factor';

/**
 * For whoever has the shop's machine before them and nobody who can sign in: gives the admin user of
 * this e-mail address a new password, which ends their sessions, or makes one with the role admin.
 * @throws DomainError `bad_input` for a password that is easy to guess.
 */
export async function rescueAdmin(
  deps: StaffDeps,
  { email, password }: { email: string; password: string },
): Promise<Admin> {
  const admin = (await listAdmins(deps.db)).find((one) => one.email === email);
  if (!admin) return createAdmin(deps, { email, password, name: '', role: 'admin' }, null);
  await checkPassword(password, admin);
  const signed = { by: null, now: deps.clock(), newId: deps.newId };
  const { id, name } = admin;
  const passwordHash = await deps.accounts.hash(password);
  await inTransaction(deps.db, async (tx) => {
    await recordPassword(tx, signed, admin);
    await deps.accounts.update(tx, { id, email, name, passwordHash });
  });
  return admin;
}

/**
 * For whoever lost the phone and the recovery codes: switches off the second factor of the admin user
 * of this e-mail address. The password stays.
 * @returns whether it was on.
 * @throws DomainError `not_found`.
 */
export async function rescueSecondFactor(
  deps: Omit<SecondFactorDeps, 'limits'>,
  email: string,
): Promise<boolean> {
  const admin = (await listAdmins(deps.db)).find((one) => one.email === email);
  if (!admin) throw new DomainError('not_found');
  if (!(await deps.factors.read(admin.id)).on) return false;
  await removeSecondFactor(deps, admin, null);
  return true;
}
