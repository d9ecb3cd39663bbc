import type { Send } from '../api/wire-call';
import { note } from '../device/noted';

/** Logs a request without a token (spec §6), an unauthorized one (spec §8) and a server failure. */
export const loggedFetch: Send = async (request) => {
  if (!request.headers.has('authorization')) note('warn', 'api', request);
  const response = await fetch(request);
  const { status } = response;
  if (status === 401) note('warn', 'api', response);
  if (status >= 500) note('error', 'api', response);
  return response;
};
