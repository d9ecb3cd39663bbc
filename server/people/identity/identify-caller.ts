import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AdminIdentity, Caller } from '../../platform/http/api/api-call';
import type { VerifyToken } from './access-token';
import { actingAdmin, type ReadSession } from './open-session';

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i;

interface CallerParts {
  verifyToken: VerifyToken;
  /** Called for every request, so a removed or demoted admin loses access at once. */
  findAdmin: (userId: string) => Promise<AdminIdentity | undefined>;
  /** Called as well: a sign-out ends access before the token expires. */
  readSession: ReadSession;
  /** Of the device's secret, '' without one. */
  secretHash: (cookies: string | null) => string;
}

/**
 * By the access token. Of the cookies only the device's is read, and the admin-UID header must name the token's own
 * user (people rule 7).
 * @throws DomainError `unauthorized` for an invalid token, `admin_uid_mismatch`.
 */
export function identifyCaller({ verifyToken, findAdmin, readSession, secretHash }: CallerParts) {
  return async ({ headers }: Request): Promise<Caller | null> => {
    const authorization = headers.get('Authorization');
    if (authorization === null) return null;
    const token = BEARER.exec(authorization)?.[1];
    if (!token) throw new DomainError('unauthorized');
    const { userId, phoneNumber, session } = await verifyToken(token);
    const named = headers.get('admin-UID');
    if (named !== null && named !== userId) throw new DomainError('admin_uid_mismatch');
    const device = { secret_hash: secretHash(headers.get('Cookie')) };
    const open = session.id === null ? undefined : await readSession(session.id, device);
    if (session.id !== null && !open) throw new DomainError('unauthorized');
    const { deviceId = null, asksPin = false } = open ?? {};
    const admin = actingAdmin(await findAdmin(userId), open);
    return { userId, phoneNumber, session: { ...session, deviceId, asksPin }, admin };
  };
}
