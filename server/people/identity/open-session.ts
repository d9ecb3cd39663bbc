import { sql } from 'kysely';
import type { Role } from '../../../shared/domain/platform/roles';
import type { Database } from '../../platform/db/database';
import type { AdminIdentity } from '../../platform/http/api/api-call';

/** Finds the enrolled device of a request by its secret's hash, or that of an earlier one by its id. */
export type DeviceKey = { secret_hash: string } | { id: string | null };

export interface OpenSession {
  deviceId: string | null;
  deviceName: string | null;
  /** Whether a PIN opened it. */
  isByPin: boolean;
  asksPin: boolean;
}

export type ReadSession = (id: string, device: DeviceKey) => Promise<OpenSession | undefined>;

interface SessionRow {
  bound_to: string | null;
  bound_until: string | null;
  pin_until: string | null;
  device_id: string | null;
  device_name: string | null;
  used_on: string | null;
}

/**
 * Undefined when it has ended: by a sign-out, or because its device was revoked. A session that a PIN opened is
 * worth nothing without its device's secret (people rule 17).
 */
export function sessionReader(db: Database, clock: () => Date): ReadSession {
  return async (id, device) => {
    const [column = 'id', key = null] = Object.entries(device)[0] ?? [];
    const { rows } = await sql<SessionRow>`
      select s."deviceId" as bound_to, s."deviceUntil" as bound_until, s."pinUntil" as pin_until,
        d.id as device_id, d.name as device_name, used.id as used_on
      from identity_sessions s left join enrolled_devices d on d.${sql.ref(column)} = ${key}
        left join enrolled_devices used on used.id = s."usedOnDevice"
      where s.id = ${id}`.execute(db);
    const [row] = rows;
    if (!row) return undefined;
    const { bound_to, bound_until, pin_until, device_id, device_name, used_on } = row;
    const now = clock().toISOString();
    const isByPin = bound_to !== null;
    if (isByPin && (device_id !== bound_to || (bound_until ?? '') <= now)) return undefined;
    if (!isByPin && device_id !== null && device_id !== used_on) {
      await noteDevice(db, id, device_id);
    }
    const isShared = device_id !== null || used_on !== null;
    const asksPin = isShared && (pin_until ?? '') <= now;
    return { deviceId: device_id, deviceName: device_name, isByPin, asksPin };
  };
}

/** A thief who deletes the cookie of a stolen tablet is still asked for the PIN (people rule 18). */
async function noteDevice(db: Database, sessionId: string, deviceId: string): Promise<void> {
  await sql`update identity_sessions set "usedOnDevice" = ${deviceId} where id = ${sessionId}`.execute(
    db,
  );
}

/** Four digits do not open what only the owner may open: with a PIN, an admin is a manager (people rule 17). */
export function actingAdmin(
  admin: AdminIdentity | undefined,
  session: OpenSession | undefined,
): AdminIdentity | null {
  if (!admin) return null;
  const role: Role = session?.isByPin && admin.role === 'admin' ? 'manager' : admin.role;
  const { deviceId: id, deviceName: name } = session ?? {};
  return { ...admin, role, ...(id && name && { device: { id, name } }) };
}
