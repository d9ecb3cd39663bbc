import { createLocalJWKSet, createRemoteJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose';
import * as z from 'zod';
import { DomainError } from '../../shared/domain/refusals';
import type { Caller } from '../http/api/api-call';

/** @throws DomainError `unauthorized` for an invalid token. */
export type VerifyToken = (
  token: string,
) => Promise<Pick<Caller, 'userId' | 'phoneNumber' | 'session'>>;

type KeySet = Parameters<typeof jwtVerify>[1];

const ALGORITHMS = ['EdDSA', 'ES256', 'RS256'];

const claims = z.object({
  sub: z.string().min(1),
  exp: z.number().default(0),
  phone_number: z.string().nullable().catch(null),
  session_id: z.string().nullable().catch(null),
});

async function verify(token: string, keys: KeySet, issuer: string, audience: string) {
  const { payload } = await jwtVerify(token, keys, { issuer, audience, algorithms: ALGORITHMS });
  const { data } = claims.safeParse(payload);
  if (!data) throw new DomainError('unauthorized');
  const session = { id: data.session_id, tokenEndsAt: new Date(data.exp * 1000) };
  return { userId: data.sub, phoneNumber: data.phone_number, session };
}

/** Verifies another issuer's tokens by its published keys. */
export function remoteVerifier(issuer: string, jwksUrl: string, audience: string): VerifyToken {
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  return (token) => verify(token, keys, issuer, audience).catch(refuse);
}

/**
 * Verifies the embedded identity service's tokens. The keys are cached and read again for an unknown
 * key id, because another server of the same database may have created the key.
 */
export function localVerifier(
  readKeys: () => Promise<JSONWebKeySet>,
  issuer: string,
  audience: string,
): VerifyToken {
  let keys: Promise<ReturnType<typeof createLocalJWKSet>> | undefined;
  const loadKeys = () => {
    keys = readKeys().then((set) => createLocalJWKSet(set));
    keys.catch(() => {
      keys = undefined;
    });
    return keys;
  };
  return async (token) => {
    try {
      return await verify(token, await (keys ?? loadKeys()), issuer, audience);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) return refuse(error);
      return verify(token, await loadKeys(), issuer, audience).catch(refuse);
    }
  };
}

/** An invalid token is a refusal. Unreadable keys are the server's error. */
function refuse(error: unknown): never {
  if (error instanceof errors.JOSEError) throw new DomainError('unauthorized');
  throw error;
}
