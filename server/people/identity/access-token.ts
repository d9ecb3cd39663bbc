import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Caller } from '../../platform/http/api/api-call';

interface TokenClaims extends Pick<Caller, 'userId' | 'phoneNumber'> {
  session: Pick<Caller['session'], 'id' | 'tokenEndsAt'>;
}

/** @throws DomainError `unauthorized` for an invalid token. */
export type VerifyToken = (token: string) => Promise<TokenClaims>;

const ALGORITHMS = ['EdDSA', 'ES256', 'RS256'];

const claims = z.object({
  sub: z.string().min(1),
  exp: z.number().default(0),
  phone_number: z.string().nullable().catch(null),
  session_id: z.string().nullable().catch(null),
});

export function tokenVerifier(
  keys: JWTVerifyGetKey,
  issuer: string,
  audience: string,
): VerifyToken {
  return async (token) => {
    const options = { issuer, audience, algorithms: ALGORITHMS };
    const { payload } = await jwtVerify(token, keys, options).catch(refuse);
    const { data } = claims.safeParse(payload);
    if (!data) throw new DomainError('unauthorized');
    const session = { id: data.session_id, tokenEndsAt: new Date(data.exp * 1000) };
    return { userId: data.sub, phoneNumber: data.phone_number, session };
  };
}

/** An invalid token is a refusal. Unreadable keys are the server's error. */
function refuse(error: unknown): never {
  if (error instanceof errors.JOSEError) throw new DomainError('unauthorized');
  throw error;
}
