import type { ActorCode } from '../../../shared/domain/platform/actor';
import type { AdminIdentity } from '../http/api/api-call';

export interface AuditActor {
  /** Null for the command line and for the shop itself. */
  adminId: string | null;
  /** Stored with the entry, so that a later rename does not change it; without an account, an `ActorCode`. */
  name: string;
  now: Date;
  newId: () => string;
}

export type AdminActor = AuditActor & { adminId: string };

interface ActorDeps {
  clock: () => Date;
  newId: () => string;
}

export function adminActor({ clock, newId }: ActorDeps, { id, name, email }: AdminIdentity) {
  return { adminId: id, name: name || email, now: clock(), newId };
}

export function commandLineActor({ clock, newId }: ActorDeps): AuditActor {
  return { adminId: null, name: 'command-line' satisfies ActorCode, now: clock(), newId };
}
