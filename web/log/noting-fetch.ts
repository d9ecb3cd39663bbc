import type { Send } from '../api/wire-call';
import { note } from '../device/noted';

let saidThatNobodyIsSignedIn = false;

/**
 * Fetches, and notes what the log should know: a request without a token, once a page, since most
 * visitors have none (spec §6); one that was not authorized (spec §8); one that failed in the shop.
 */
export const notingFetch: Send = async (request) => {
  const asked = { method: request.method, url: new URL(request.url).pathname };
  if (!saidThatNobodyIsSignedIn && !request.headers.has('authorization')) {
    saidThatNobodyIsSignedIn = true;
    note('warn', 'api', 'Request without a token', asked);
  }
  const response = await fetch(request);
  const { status } = response;
  if (status === 401 || status >= 500) {
    const answered = { status, requestId: response.headers.get('X-Request-Id') ?? undefined };
    const said = status === 401 ? 'Unauthorized request' : 'Failed request';
    note(status === 401 ? 'warn' : 'error', 'api', said, { ...asked, ...answered });
  }
  return response;
};
