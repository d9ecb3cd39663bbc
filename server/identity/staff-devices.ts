import type { SignedInDevice } from '../../shared/contract/account-contract';
import { DomainError } from '../../shared/domain/refusals';
import type { Caller } from '../http/api/api-call';
import type { IdentityService } from './identity-service';

/** The devices on which a person is signed in: the embedded service's sessions, without their secrets. */
export interface StaffDevices {
  /** Last seen first. */
  list(caller: Caller): Promise<SignedInDevice[]>;
  /** @throws DomainError `not_found` for one that is not there, or is somebody else's. */
  signOut(caller: Caller, id: string): Promise<void>;
  /** Leaves the device that asks; answers how many others there were. */
  signOutOthers(caller: Caller): Promise<number>;
}

/** Devices by the embedded identity service; with another issuer there are none to list. */
export function staffDevices(identity: IdentityService): StaffDevices {
  const sessionsOf = async (userId: string) => {
    const { internalAdapter } = await identity.$context;
    return internalAdapter.listSessions(userId, { onlyActiveSessions: true });
  };
  const end = async (token: string) => {
    const { internalAdapter } = await identity.$context;
    await internalAdapter.deleteSession(token);
  };
  return {
    async list({ userId, session }) {
      const sessions = await sessionsOf(userId);
      return sessions
        .map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
          id,
          userAgent: userAgent ?? '',
          address: ipAddress ?? '',
          signedInAt: createdAt.toISOString(),
          lastSeenAt: updatedAt.toISOString(),
          isThis: id === session.id,
        }))
        .sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
    },
    async signOut({ userId }, id) {
      const found = (await sessionsOf(userId)).find((session) => session.id === id);
      if (!found) throw new DomainError('not_found');
      await end(found.token);
    },
    async signOutOthers({ userId, session }) {
      const others = (await sessionsOf(userId)).filter(({ id }) => id !== session.id);
      for (const { token } of others) await end(token);
      return others.length;
    },
  };
}
