/** What an access token lives when it does not say so itself (the identity service's own setting). */
const DEFAULT_LIFE_MS = 300_000;

/**
 * How long a signed token counts, read from its own `iat` and `exp`. The difference of the two is
 * right even on a phone whose date is wrong.
 */
export function tokenLifeMs(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp }: { iat?: unknown; exp?: unknown } = JSON.parse(atob(payload));
    if (typeof iat === 'number' && typeof exp === 'number' && exp > iat) return (exp - iat) * 1000;
  } catch {
    // Not a JWT of ours: another issuer may hand out opaque tokens.
  }
  return DEFAULT_LIFE_MS;
}
