import { createAuthEndpoint } from 'better-auth/api';

/** The cookie of a sign-in that still lacks its second step, without the common prefix. */
const COOKIE = 'two_factor';

/** Tells the shop, but no client, whose sign-in waits: the limit of wrong codes is per account. */
export const pendingSignIn = {
  id: 'pending-sign-in',
  endpoints: {
    readPendingSignIn: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true },
      async (ctx) => {
        const { name } = ctx.context.createAuthCookie(COOKIE);
        const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
        if (!identifier) return null;
        const pending = await ctx.context.internalAdapter.findVerificationValue(identifier);
        return pending && pending.expiresAt > new Date() ? { userId: pending.value } : null;
      },
    ),
  },
};

export function pendingCookie(cookies: string | null): string {
  const sent = cookies?.split(';').map((cookie) => cookie.trim()) ?? [];
  return sent.find((cookie) => cookie.split('=')[0]?.endsWith(`.${COOKIE}`)) ?? '';
}
