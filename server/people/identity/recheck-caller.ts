import type { AdminIdentity, Caller } from '../../platform/http/api/api-call';
import { actingAdmin, type ReadSession } from './open-session';

interface CallerSources {
  clock: () => Date;
  findAdmin: (userId: string) => Promise<AdminIdentity | undefined>;
  readSession: ReadSession;
}

/** During a stream; null after a sign-out. Callers of another issuer are valid until the token expires. */
export function recheckCaller({ clock, findAdmin, readSession }: CallerSources) {
  return async (caller: Caller): Promise<Caller | null> => {
    const { id, tokenEndsAt, deviceId } = caller.session;
    const session = id === null ? undefined : await readSession(id, { id: deviceId });
    const isSignedIn = id === null ? clock() < tokenEndsAt : session !== undefined;
    if (!isSignedIn) return null;
    return { ...caller, admin: actingAdmin(await findAdmin(caller.userId), session) };
  };
}
