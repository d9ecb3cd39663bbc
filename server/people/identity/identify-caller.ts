import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AdminIdentity, Caller } from '../../platform/http/api/api-call';
import type { VerifyToken } from './access-token';

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i;

/**
 * By the access token. Cookies are ignored, and the admin-UID header must name the token's own user (people rule 7).
 * @param findAdmin called for every request, so a removed or demoted admin loses access at once.
 * @param isSessionOpen called as well: a sign-out ends access before the token expires.
 * @throws DomainError `unauthorized` for an invalid token, `admin_uid_mismatch`.
 */
export function identifyCaller(
  verifyToken: VerifyToken,
  findAdmin: (userId: string) => Promise<AdminIdentity | undefined>,
  isSessionOpen: (sessionId: string) => Promise<boolean>,
): (request: Request) => Promise<Caller | null> {
  return async ({ headers }) => {
    const authorization = headers.get('Authorization');
    if (authorization === null) return null;
    const token = BEARER.exec(authorization)?.[1];
    if (!token) throw new DomainError('unauthorized');
    const { userId, phoneNumber, session } = await verifyToken(token);
    const named = headers.get('admin-UID');
    if (named !== null && named !== userId) throw new DomainError('admin_uid_mismatch');
    if (session.id !== null && !(await isSessionOpen(session.id))) {
      throw new DomainError('unauthorized');
    }
    return { userId, phoneNumber, session, admin: (await findAdmin(userId)) ?? null };
  };
}
