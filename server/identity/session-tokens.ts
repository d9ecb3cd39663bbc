import { createAuthMiddleware } from 'better-auth/api';

/** Set by better-auth's `bearer` plugin together with each session cookie: the token, signed. */
const SIGNED_TOKEN = 'set-auth-token';

/**
 * A better-auth plugin, to be listed after `bearer`, that shows session tokens to as few as possible
 * (record 58). The service puts the unsigned token into every answer. Here a program gets the signed
 * one when it signs in, and a page gets none: its cookie serves, and scripts cannot read that.
 */
export const sessionTokens = {
  id: 'session-tokens',
  hooks: {
    after: [
      {
        matcher: () => true,
        handler: createAuthMiddleware(async (ctx) => {
          const { returned, responseHeaders, newSession } = ctx.context;
          const signed = responseHeaders?.get(SIGNED_TOKEN);
          responseHeaders?.delete(SIGNED_TOKEN);
          responseHeaders?.delete('Access-Control-Expose-Headers');
          if (!isRecord(returned)) return;
          const { token, session, ...rest } = returned;
          if (isRecord(session)) {
            return { ...rest, session: { ...session, token: undefined } };
          }
          if (!newSession || token !== newSession.session.token) return;
          return isPage(ctx.headers) || !signed ? rest : { ...rest, token: signed };
        }),
      },
    ],
  },
};

/** Browsers send one of them with every request that signs in, and no script can leave them out. */
function isPage(headers: Headers | undefined): boolean {
  return Boolean(headers?.has('Origin') || headers?.has('Sec-Fetch-Site'));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
