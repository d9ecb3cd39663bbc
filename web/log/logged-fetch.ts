import type { Send } from '../api/wire-call';
import { note } from '../device/noted';
import { browserTokens } from '../session/browser-tokens';

/** Platform rule 10. Visitors known to be signed out miss no token: their reads are not logged. */
export const loggedFetch: Send = async (request) => {
  const hasToken = request.headers.has('authorization');
  if (!hasToken && browserTokens.signedIn.get() !== false) note('warn', 'api', request);
  const response = await fetch(request);
  const { status } = response;
  if (status === 401) note('warn', 'api', response);
  if (status >= 500) note('error', 'api', response);
  return response;
};
