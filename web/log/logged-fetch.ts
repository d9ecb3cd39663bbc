import type { Send } from '../api/wire-call';
import { note } from '../device/noted';

/**
 * Fetches, and notes what the log should know: a request without a token (spec §6), one that was not
 * authorized (spec §8), and one that failed in the shop. The words for them are the logger's.
 */
export const loggedFetch: Send = async (request) => {
  if (!request.headers.has('authorization')) note('warn', 'api', request);
  const response = await fetch(request);
  const { status } = response;
  if (status === 401) note('warn', 'api', response);
  if (status >= 500) note('error', 'api', response);
  return response;
};
