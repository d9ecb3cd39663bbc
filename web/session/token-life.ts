import { MINUTE_MS } from '../../shared/domain/platform/durations';

/** The lifetime of an access token without `iat` and `exp` (the identity service's setting). */
const DEFAULT_LIFE_MS = 5 * MINUTE_MS;

/** The difference of a token's `iat` and `exp`, which is right even if the phone's clock is wrong. */
export function tokenLifeMs(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp }: { iat?: unknown; exp?: unknown } = JSON.parse(atob(payload));
    if (typeof iat === 'number' && typeof exp === 'number' && exp > iat) return (exp - iat) * 1000;
  } catch {
    // Another issuer may use opaque tokens.
  }
  return DEFAULT_LIFE_MS;
}
