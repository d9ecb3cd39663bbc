import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable } from '../../platform/db/engine-errors';

interface RequestHandler {
  handler(request: Request): Promise<Response>;
}

/** The database failure, if any, that occurred while a request was handled. */
const failures = new AsyncLocalStorage<{ unavailable?: unknown }>();

export function noteFailure(details: readonly unknown[]): void {
  const noted = failures.getStore();
  const unavailable = details.find(isUnavailable);
  if (noted && unavailable) noted.unavailable = unavailable;
}

/**
 * Without its database the service responds as if nobody were signed in, so this throws the error instead. A
 * session that cannot be renewed, as on a full disk, is read without renewal.
 * @throws the database's error, see `isUnavailable`.
 */
export async function callIdentity(identity: RequestHandler, request: Request): Promise<Response> {
  try {
    return await handle(identity, request.clone());
  } catch (error) {
    if (request.method !== 'GET' || !isUnavailable(error)) throw error;
    const url = new URL(request.url);
    url.searchParams.set('disableRefresh', 'true');
    return handle(identity, new Request(url, request));
  }
}

function handle(identity: RequestHandler, request: Request): Promise<Response> {
  const noted: { unavailable?: unknown } = {};
  return failures.run(noted, async () => {
    const response = await identity.handler(request);
    if (!response.ok && noted.unavailable) throw noted.unavailable;
    return response;
  });
}
