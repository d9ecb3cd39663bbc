import type { EnrolledDevice } from '../../../shared/contract/people/enrolled-devices-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { PinSessions } from '../identity/pin-sessions';
import type { DeviceSecrets } from './device-secret';
import { asDevice, countDevices, findDevice, insertDevice, removeDevice } from './device-store';

/** More than a cafe has tablets. */
const MOST_DEVICES = 20;

export interface EnrolDeps {
  db: Database;
  secrets: DeviceSecrets;
  sessions: PinSessions;
}

/**
 * A device that is enrolled already gets the new name and a new secret.
 * @param sentHash of the secret that the device has so far, '' without one.
 * @returns the device, and the secret that its cookie needs.
 * @throws DomainError `too_many_devices`.
 */
export async function enrolDevice(
  { db, secrets, sessions }: EnrolDeps,
  { name, sentHash }: { name: string; sentHash: string },
  actor: AuditActor,
): Promise<{ device: EnrolledDevice; secret: string }> {
  const secret = secrets.create();
  const row = {
    id: actor.newId(),
    name,
    secret_hash: secrets.hash(secret),
    enrolled_by: actor.name,
    enrolled_at: actor.now.toISOString(),
    last_used_at: null,
  };
  await inTransaction(db, async (tx) => {
    // Concurrent calls would each miss the other's device in the count.
    await acquireAdvisoryLock(tx, 'enrolled devices');
    const earlier = await findDevice(tx, sentHash);
    if (earlier) await revoke(tx, sessions, earlier.id, actor);
    if ((await countDevices(tx)) >= MOST_DEVICES) {
      throw new DomainError('too_many_devices', { most: MOST_DEVICES });
    }
    await insertDevice(tx, row);
    await recordDevice(tx, actor, row, true);
  });
  return { device: asDevice(row, row.id), secret };
}

/** Ends the sessions that PINs opened there, from their next request on. @throws DomainError `not_found`. */
export async function revokeDevice(
  { db, sessions }: Pick<EnrolDeps, 'db' | 'sessions'>,
  id: string,
  actor: AuditActor,
): Promise<void> {
  await inTransaction(db, (tx) => revoke(tx, sessions, id, actor));
}

async function revoke(tx: Tx, sessions: PinSessions, id: string, actor: AuditActor): Promise<void> {
  const device = await removeDevice(tx, id);
  if (!device) throw new DomainError('not_found');
  await sessions.endAll(tx, id);
  await recordDevice(tx, actor, device, false);
}

async function recordDevice(
  tx: Tx,
  actor: AuditActor,
  { id, name }: { id: string; name: string },
  isEnrolled: boolean,
): Promise<void> {
  const fields = { from: { deviceEnrolled: !isEnrolled }, to: { deviceEnrolled: isEnrolled } };
  await recordChange(tx, actor, { area: 'users', subject: { id, name }, ...fields });
}
