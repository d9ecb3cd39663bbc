import { type Api, createApiClient } from './api-client';
import { sendWithToken, type TokenSource } from './send-with-token';

/** The browser's client: over HTTP, to the page's own origin, on behalf of whoever is signed in. */
export function createBrowserApi(getToken: TokenSource): Api {
  return createApiClient(sendWithToken(fetch, getToken), new URL('/api', location.origin).href);
}
