import type { Send } from './wire-call';

/** Undefined while signed out. `fresh` requests a new token after a refusal. */
export type TokenSource = (options?: { fresh: boolean }) => Promise<string | undefined>;

/** Sends a request with a bearer token. After a refusal it renews the token and retries once. */
export function sendWithToken(send: Send, getToken: TokenSource): Send {
  return async (request) => {
    const token = await getToken();
    if (token === undefined) return send(request);
    const retry = request.clone();
    const response = await send(withBearer(request, token));
    if (response.status !== 401) return response;
    const fresh = await getToken({ fresh: true });
    return fresh === undefined || fresh === token ? response : send(withBearer(retry, fresh));
  };
}

function withBearer(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
