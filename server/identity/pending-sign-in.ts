import { createAuthEndpoint } from 'better-auth/api';

/** The cookie of a sign-in that still lacks its second step, after the prefix that all have. */
const COOKIE = 'two_factor';

/**
 * Tells the shop, and nobody from outside, whose sign-in waits for its second step: the limit on
 * wrong codes hangs on the account, and the service keeps that to itself.
 */
export const pendingSignIn = {
  id: 'pending-sign-in',
  endpoints: {
    readPendingSignIn: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true },
      async (ctx) => {
        const { name } = ctx.context.createAuthCookie(COOKIE);
        const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
        if (!identifier) return null;
        const kept = await ctx.context.internalAdapter.findVerificationValue(identifier);
        return kept && kept.expiresAt > new Date() ? { userId: kept.value } : null;
      },
    ),
  },
};

/** Of the cookies that were sent, the one that names a sign-in without its second step; never a session's. */
export function pendingCookie(cookies: string | null): string {
  const sent = cookies?.split(';').map((cookie) => cookie.trim()) ?? [];
  return sent.find((cookie) => cookie.split('=')[0]?.endsWith(`.${COOKIE}`)) ?? '';
}
