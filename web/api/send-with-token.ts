import type { Send } from './wire-call';

/**
 * Answers the visitor's access token, or undefined while nobody is signed in. `fresh` asks for a
 * new one, because the last was refused.
 */
export type TokenSource = (options?: { fresh: boolean }) => Promise<string | undefined>;

/** Sends with a bearer token; when that is refused, once more with a fresh one. */
export function sendWithToken(send: Send, getToken: TokenSource): Send {
  return async (request) => {
    const token = await getToken();
    if (token === undefined) return send(request);
    const again = request.clone();
    const response = await send(bearing(request, token));
    if (response.status !== 401) return response;
    const fresh = await getToken({ fresh: true });
    return fresh === undefined || fresh === token ? response : send(bearing(again, fresh));
  };
}

function bearing(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
