import { getLocale } from '../../shared/messages/compiled/runtime';
import { type Api, createApiClient } from './api-client';
import { sendWithToken, type TokenSource } from './send-with-token';
import type { Send } from './wire-call';

/** Calls the page's own origin in the page's language with the visitor's token. @param adminUid see people rule 7. */
export function createBrowserApi(
  getToken: TokenSource,
  adminUid: (request: Request) => string | undefined,
  send: Send = (request) => fetch(request),
): Api {
  const sendNamed: Send = (request) => {
    request.headers.set('Accept-Language', getLocale());
    const uid = adminUid(request);
    if (uid !== undefined) request.headers.set('admin-UID', uid);
    return send(request);
  };
  return createApiClient(sendWithToken(sendNamed, getToken), new URL('/api', location.origin).href);
}
