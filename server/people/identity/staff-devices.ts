import type { SignedInDevice } from '../../../shared/contract/people/account-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Caller } from '../../platform/http/api/api-call';
import type { IdentityService } from './identity-service';

export type StaffDevices = ReturnType<typeof staffDevices>;

/** The devices on which a user is signed in: the embedded service's sessions without their secrets. */
export function staffDevices(identity: IdentityService) {
  const sessionsOf = async (userId: string) => {
    const { internalAdapter } = await identity.$context;
    return internalAdapter.listSessions(userId, { onlyActiveSessions: true });
  };
  const end = async (token: string) => {
    const { internalAdapter } = await identity.$context;
    await internalAdapter.deleteSession(token);
  };
  return {
    /** Last seen first. */
    async list({ userId, session }: Caller): Promise<SignedInDevice[]> {
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
    /** @throws DomainError `not_found` for an unknown device or somebody else's. */
    async signOut({ userId }: Caller, id: string): Promise<void> {
      const found = (await sessionsOf(userId)).find((session) => session.id === id);
      if (!found) throw new DomainError('not_found');
      await end(found.token);
    },
    /** Signs out all devices except the caller's. @returns their number. */
    async signOutOthers({ userId, session }: Caller): Promise<number> {
      const others = (await sessionsOf(userId)).filter(({ id }) => id !== session.id);
      for (const { token } of others) await end(token);
      return others.length;
    },
  };
}
