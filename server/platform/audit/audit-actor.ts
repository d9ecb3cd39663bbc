import type { ActorCode } from '../../../shared/domain/platform/actor';
import type { Role } from '../../../shared/domain/platform/roles';
import type { AdminIdentity } from '../http/api/api-call';

export interface AuditActor {
  /** Null for the command line and for the shop itself. */
  adminId: string | null;
  /** Stored with the entry, so that a later rename does not change it; without an account, an `ActorCode`. */
  name: string;
  now: Date;
  newId: () => string;
  /** The enrolled device on which they act, if any. */
  device?: AdminIdentity['device'];
}

export type AdminActor = AuditActor & { adminId: string };

/** Staff whose role decides what they may do. */
export type StaffActor = AdminActor & { role: Role };

interface ActorDeps {
  clock: () => Date;
  newId: () => string;
}

export function adminActor(
  { clock, newId }: ActorDeps,
  { id, name, email, device }: AdminIdentity,
) {
  return { adminId: id, name: name || email, now: clock(), newId, device };
}

export function staffActor(deps: ActorDeps, identity: AdminIdentity): StaffActor {
  return { ...adminActor(deps, identity), role: identity.role };
}

/** The columns of a row of money that say on which device it was recorded. The name stays once the device is revoked. */
export const deviceColumns = ({ device }: AuditActor) => ({
  device_id: device?.id ?? null,
  device_name: device?.name ?? null,
});

export function commandLineActor({ clock, newId }: ActorDeps): AuditActor {
  return { adminId: null, name: 'command-line' satisfies ActorCode, now: clock(), newId };
}
