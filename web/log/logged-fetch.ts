import type { Send } from '../api/wire-call';
import { note } from '../device/noted';
import { browserTokens } from '../session/browser-tokens';

/**
 * Logs a request whose token is missing (platform rule 10), an unauthorized one and a server
 * failure. A visitor known to be signed out has no token to miss: their reads of the menu are not
 * logged.
 */
export const loggedFetch: Send = async (request) => {
  const hasToken = request.headers.has('authorization');
  if (!hasToken && browserTokens.signedIn.get() !== false) note('warn', 'api', request);
  const response = await fetch(request);
  const { status } = response;
  if (status === 401) note('warn', 'api', response);
  if (status >= 500) note('error', 'api', response);
  return response;
};
