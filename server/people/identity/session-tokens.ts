import { createAuthMiddleware } from 'better-auth/api';

/** The header with the signed token, which better-auth's `bearer` plugin sets with each session cookie. */
const SIGNED_TOKEN = 'set-auth-token';

/**
 * List it after `bearer`: the service puts the unsigned token into every response. With this a program gets
 * the signed token at sign-in, and a page none, because it has the HttpOnly cookie (people rule 6).
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

/** Browsers send one of these with every sign-in request, and no script can remove them. */
function isPage(headers: Headers | undefined): boolean {
  return Boolean(headers?.has('Origin') || headers?.has('Sec-Fetch-Site'));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
