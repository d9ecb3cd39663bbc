import type { OwnPin } from '../../../shared/contract/people/account-contract';
import { isGuessablePin } from '../../../shared/domain/people/pin';
import { badInput } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';
import { adminActor } from '../../platform/audit/audit-actor';
import type { Database, WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import type { AdminIdentity } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { countDevices } from '../devices/device-store';
import { findPin, savePin } from '../devices/pin-store';
import type { PinSessions } from '../identity/pin-sessions';
import type { SecondFactors } from '../identity/second-factors';
import type { StaffAccounts } from '../identity/staff-accounts';
import { checkNewPassword, recordPassword, recordPin } from './admin-commands';
import { requirePassword } from './switch-second-factor';

export interface OwnKeysDeps extends WriteDeps {
  accounts: StaffAccounts;
  factors: SecondFactors;
  limits: RateLimits;
  sessions: PinSessions;
}

/**
 * Ends the user's other sessions. The PIN stays.
 * @param sessionId the session that stays; null with another issuer.
 * @throws DomainError `bad_input` for a wrong password or a new one that is easy to guess, `too_many_requests`.
 */
export async function changeOwnPassword(
  deps: OwnKeysDeps,
  { currentPassword, password }: { currentPassword: string; password: string },
  by: AdminIdentity,
  sessionId: string | null,
): Promise<void> {
  const { db, accounts } = deps;
  await requirePassword(deps, currentPassword, by, 'currentPassword');
  await checkNewPassword(db, password, by);
  const passwordHash = await accounts.hash(password);
  await inTransaction(db, async (tx) => {
    await recordPassword(tx, adminActor(deps, by), by);
    await accounts.setPassword(tx, by.id, { passwordHash, kept: sessionId });
  });
}

export async function readOwnPin(db: Database, userId: string): Promise<OwnPin> {
  const stored = await findPin(db, userId);
  return { isUsable: (await countDevices(db)) > 0, setAt: stored?.set_at ?? null };
}

/**
 * Two users may have the same PIN: to refuse one would tell somebody else's.
 * @throws DomainError `bad_input` for a wrong password or a PIN that is guessed first, `too_many_requests`.
 */
export async function setOwnPin(
  deps: OwnKeysDeps,
  { password, pin }: { password: string; pin: string },
  by: AdminIdentity,
): Promise<void> {
  if (isGuessablePin(pin)) throw badInput('pin', m.pin_guessable());
  await requirePassword(deps, password, by);
  const actor = adminActor(deps, by);
  const row = { pin_hash: await deps.sessions.hash(by.id, pin), set_at: actor.now.toISOString() };
  await inTransaction(deps.db, async (tx) => {
    await recordPin(tx, actor, by);
    await savePin(tx, by.id, row);
  });
}
