import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable } from '../db/engine-errors';

/** The identity service, as far as it is asked. */
interface Asked {
  handler(request: Request): Promise<Response>;
}

/** What went wrong with the database while a request was answered. */
const failures = new AsyncLocalStorage<{ unavailable?: unknown }>();

/** To be told of each error that the identity service logs. */
export function noteFailure(details: readonly unknown[]): void {
  const noted = failures.getStore();
  const unavailable = details.find(isUnavailable);
  if (noted && unavailable) noted.unavailable = unavailable;
}

/**
 * Asks the identity service. Where it cannot reach its database it says that nobody is signed in, and
 * a page would believe it and sign its visitor out: that becomes an error again. A session that could
 * be read but not renewed, as on a full disk, is read without renewing it.
 * @throws the database's own error, see `isUnavailable`.
 */
export async function askIdentity(identity: Asked, request: Request): Promise<Response> {
  try {
    return await asked(identity, request.clone());
  } catch (error) {
    if (request.method !== 'GET' || !isUnavailable(error)) throw error;
    const url = new URL(request.url);
    url.searchParams.set('disableRefresh', 'true');
    return asked(identity, new Request(url, request));
  }
}

function asked(identity: Asked, request: Request): Promise<Response> {
  const noted: { unavailable?: unknown } = {};
  return failures.run(noted, async () => {
    const response = await identity.handler(request);
    if (!response.ok && noted.unavailable) throw noted.unavailable;
    return response;
  });
}
