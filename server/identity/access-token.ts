import { createLocalJWKSet, createRemoteJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose';
import { DomainError } from '../../shared/domain/refusals';
import type { Caller } from '../http/api/api-call';

/** What a verified token says. */
export interface TokenClaims {
  userId: string;
  phoneNumber: string | null;
  session: Caller['session'];
}

/** Tells whose token it is. @throws DomainError `unauthorized` for any token that does not hold. */
export type VerifyToken = (token: string) => Promise<TokenClaims>;

type KeySet = Parameters<typeof jwtVerify>[1];

const ALGORITHMS = ['EdDSA', 'ES256', 'RS256'];

async function verify(token: string, keys: KeySet, issuer: string, audience: string) {
  const { payload } = await jwtVerify(token, keys, { issuer, audience, algorithms: ALGORITHMS });
  if (!payload.sub) throw new DomainError('unauthorized');
  return {
    userId: payload.sub,
    phoneNumber: textOf(payload['phone_number']),
    session: {
      id: textOf(payload['session_id']),
      tokenEndsAt: new Date((payload.exp ?? 0) * 1000),
    },
  };
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' ? claim : null;
}

/** Verifies another issuer's tokens by its published keys. */
export function remoteVerifier(issuer: string, jwksUrl: string, audience: string): VerifyToken {
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  return (token) => verify(token, keys, issuer, audience).catch(refuse);
}

/**
 * Verifies the embedded identity service's tokens. Its keys are read once and again when a token
 * names one that is not among them: another server of the same database may have made it.
 */
export function localVerifier(
  readKeys: () => Promise<JSONWebKeySet>,
  issuer: string,
  audience: string,
): VerifyToken {
  let keys: Promise<ReturnType<typeof createLocalJWKSet>> | undefined;
  const readAgain = () => {
    keys = readKeys().then((set) => createLocalJWKSet(set));
    keys.catch(() => {
      keys = undefined;
    });
    return keys;
  };
  return async (token) => {
    try {
      return await verify(token, await (keys ?? readAgain()), issuer, audience);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) return refuse(error);
      return verify(token, await readAgain(), issuer, audience).catch(refuse);
    }
  };
}

/** A token that does not hold is a refusal; keys that cannot be read are not the token's fault. */
function refuse(error: unknown): never {
  if (error instanceof errors.JOSEError) throw new DomainError('unauthorized');
  throw error;
}
