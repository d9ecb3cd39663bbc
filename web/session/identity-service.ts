import { m } from '../../shared/messages/compiled/messages';
import { getLocale } from '../../shared/messages/compiled/runtime';
import type { IssuedToken } from './access-tokens';
import { tokenLifeMs } from './token-life';

const BASE_PATH = '/api/auth';
const TIMEOUT_MS = 15_000;

/** The identity service refused or could not be reached. `message` is shown to the user. */
export class IdentityError extends Error {
  /** The HTTP status, or 0 without a response. */
  readonly status: number;
  /** Seconds until the next attempt is allowed, if the service sent them. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, status: number, retryAfterSeconds?: number) {
    super(message);
    this.name = 'IdentityError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Messages for codes whose own message is not for users. */
export type CodeMessages = Readonly<Record<string, () => string>>;

async function ask(path: string, body?: object): Promise<Response> {
  try {
    return await fetch(`${BASE_PATH}${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'Accept-Language': getLocale(),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new IdentityError(m.times_unreachable(), 0);
  }
}

export async function identityError(
  response: Response,
  messages: CodeMessages = {},
): Promise<IdentityError> {
  const said: { code?: unknown; message?: unknown } = await response.json().catch(() => ({}));
  const known = typeof said.code === 'string' ? messages[said.code]?.() : undefined;
  const message =
    known ??
    (typeof said.message === 'string' && said.message !== ''
      ? said.message
      : m.times_unreachable());
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new IdentityError(
    message,
    response.status,
    Number.isFinite(retryAfter) ? Math.ceil(retryAfter) : undefined,
  );
}

/** @throws IdentityError */
export async function post(
  path: string,
  body: object,
  messages: CodeMessages = {},
): Promise<Response> {
  const response = await ask(path, body);
  if (!response.ok) throw await identityError(response, messages);
  return response;
}

/** Ends it in this browser and on the server. @throws IdentityError */
export function endSession(): Promise<unknown> {
  return post('/sign-out', {});
}

/** Unlike for a token, it is no error to have no session. @throws IdentityError */
export async function hasSession(): Promise<boolean> {
  const response = await ask('/get-session');
  if (!response.ok) throw await identityError(response);
  return (await response.json()) !== null;
}

/** Undefined without a session. @throws IdentityError */
export async function issueAccessToken(): Promise<IssuedToken | undefined> {
  const response = await ask('/token');
  if (response.status === 401) return undefined;
  if (!response.ok) throw await identityError(response);
  const { token }: { token: string } = await response.json();
  return { token, lifeMs: tokenLifeMs(token) };
}
