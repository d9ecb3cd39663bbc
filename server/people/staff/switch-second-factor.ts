import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';
import { type AuditActor, adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import type { AdminIdentity } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { readSettings } from '../../shop/settings/settings-store';
import type { SecondFactors } from '../identity/second-factors';
import { recordSecondFactor } from './admin-commands';

export interface SecondFactorDeps extends WriteDeps {
  factors: SecondFactors;
  limits: RateLimits;
}

/**
 * Sign-in does not require codes until one is confirmed.
 * @throws DomainError `conflict` when one is on, `bad_input` for a wrong password, `too_many_requests`.
 */
export async function beginSecondFactor(
  deps: SecondFactorDeps,
  password: string,
  by: AdminIdentity,
) {
  await requirePassword(deps, password, by);
  if ((await deps.factors.read(by.id)).on) throw new DomainError('conflict');
  const { storeName: shopName } = await readSettings(deps.db);
  return deps.factors.begin(by.id, { email: by.email, shopName });
}

/**
 * A right code proves that the app has the secret. All other devices are signed out.
 * @param sessionId the caller's session; null with another issuer.
 * @returns the recovery codes, which cannot be read again.
 * @throws DomainError `conflict` when it is on, `bad_input` for a wrong code, `too_many_requests`.
 */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  code: string,
  by: AdminIdentity,
  sessionId: string | null,
): Promise<string[]> {
  const { db, factors, limits } = deps;
  if ((await factors.read(by.id)).on) throw new DomainError('conflict');
  await limits.take('secondFactors', by.id);
  const recoveryCodes = await inTransaction(db, async (tx) => {
    const codes = await factors.switchOn(tx, { userId: by.id, code, sessionId });
    if (!codes) throw badInput('code', m.validation_app_code_wrong());
    await recordSecondFactor(tx, adminActor(deps, by), by, true);
    return codes;
  });
  await limits.giveBack('secondFactors', by.id);
  return recoveryCodes;
}

/** @throws DomainError `not_found` when it is off, `bad_input`, `too_many_requests`. */
export async function switchOffSecondFactor(
  deps: SecondFactorDeps,
  password: string,
  by: AdminIdentity,
): Promise<void> {
  await requirePassword(deps, password, by);
  if (!(await deps.factors.read(by.id)).on) throw new DomainError('not_found');
  await removeSecondFactor(deps, by, adminActor(deps, by));
}

export async function removeSecondFactor(
  { factors, db }: Pick<SecondFactorDeps, 'factors' | 'db'>,
  user: AdminIdentity,
  actor: AuditActor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await recordSecondFactor(tx, actor, user, false);
    await factors.switchOff(tx, user.id);
  });
}

/** Checks the password, because someone else may use an unlocked screen. */
export async function requirePassword(
  { factors, limits }: Pick<SecondFactorDeps, 'factors' | 'limits'>,
  password: string,
  by: AdminIdentity,
  field = 'password',
) {
  await limits.take('secondFactors', by.id);
  if (!(await factors.isPassword(by.id, password))) {
    throw badInput(field, m.validation_password_wrong());
  }
  await limits.giveBack('secondFactors', by.id);
}
