import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';
import type { Database } from '../../platform/db/database';
import type { Caller } from '../../platform/http/api/api-call';
import type { LimitName } from '../../platform/limits/limit-rules';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { PinSessions } from '../identity/pin-sessions';
import type { DeviceSecrets } from './device-secret';
import { findDevice, noteUse } from './device-store';
import { findPin } from './pin-store';

export interface PinDeps {
  db: Database;
  clock: () => Date;
  limits: RateLimits;
  secrets: DeviceSecrets;
  sessions: PinSessions;
}

interface EnteredPin {
  userId: string;
  pin: string;
  /** Who is signed in there so far. */
  caller: Caller | null;
  cookies: string | null;
  clientIp: string;
  userAgent: string;
}

/**
 * The user who is signed in there proves that they are there; for another one a session begins and the former
 * one's ends.
 * @returns the `Set-Cookie` headers.
 * @throws DomainError `device_not_enrolled`, `bad_input` for a wrong PIN, `too_many_requests`.
 */
export async function signInByPin(deps: PinDeps, entered: EnteredPin): Promise<string[]> {
  const { db, clock, secrets, sessions } = deps;
  const { userId, caller, cookies, clientIp, userAgent } = entered;
  const secret = secrets.read(cookies);
  const device = await findDevice(db, secrets.sentHash(cookies));
  if (!secret || !device) throw new DomainError('device_not_enrolled');
  await checkPin(deps, device.id, entered);
  const now = clock();
  await noteUse(db, device.id, now.toISOString());
  const renewed = secrets.cookieOf(secret);
  const present = caller?.session.deviceId === device.id ? caller.session.id : null;
  if (present !== null && caller?.userId === userId) {
    await sessions.prove(db, present, now);
    return [renewed];
  }
  const opened = await sessions.open({ userId, deviceId: device.id, clientIp, userAgent }, now);
  if (present !== null) await sessions.end(db, present);
  return [renewed, ...opened];
}

async function checkPin(
  { db, limits, sessions }: PinDeps,
  deviceId: string,
  { userId, pin }: EnteredPin,
): Promise<void> {
  const wrong = badInput('pin', m.pin_wrong());
  const stored = await findPin(db, userId);
  if (!stored) throw wrong;
  // Counted before the PIN is compared, so that concurrent attempts share the limits.
  const counts: [LimitName, string][] = [
    ['pins', `${userId} ${deviceId}`],
    ['pinsByUser', userId],
    ['pinsByDevice', deviceId],
  ];
  for (const [limit, whose] of counts) await limits.take(limit, whose);
  if (!(await sessions.isPin(userId, pin, stored.pin_hash))) throw wrong;
  for (const [limit, whose] of counts) await limits.giveBack(limit, whose);
}
