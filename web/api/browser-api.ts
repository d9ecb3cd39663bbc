import { type Api, createApiClient } from './api-client';
import { sendWithToken, type TokenSource } from './send-with-token';
import type { Send } from './wire-call';

/**
 * The browser's client: over HTTP, to the page's own origin, with the visitor's token.
 * @param adminUid the signed-in admin's id for a request of the back office (people rule 7).
 */
export function createBrowserApi(
  getToken: TokenSource,
  adminUid: (request: Request) => string | undefined,
  send: Send = (request) => fetch(request),
): Api {
  const sendNamed: Send = (request) => {
    const uid = adminUid(request);
    if (uid !== undefined) request.headers.set('admin-UID', uid);
    return send(request);
  };
  return createApiClient(sendWithToken(sendNamed, getToken), new URL('/api', location.origin).href);
}
