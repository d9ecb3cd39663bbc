import { errorFromWire, unreachable } from './refusal';

/** Sends a request: `fetch` in a browser, the app itself inside the server's process. */
export type Send = (request: Request) => Promise<Response>;

export interface WireRoute {
  method: string;
  /** '/orders/{id}' */
  path: string;
  /** `{ params?, query?, headers?, body? }` */
  input?: 'detailed';
  /** `{ status, headers, body }` */
  output?: 'detailed';
}

export type WireRoutes = Readonly<Record<string, Readonly<Record<string, WireRoute>>>>;

/** Makes one call. Input that is not in the path becomes the query of a GET or the body. */
export type WireCall = (input?: unknown, options?: WireOptions) => Promise<unknown>;

interface WireOptions {
  signal?: AbortSignal;
  lastEventId?: string;
  context?: CallContext;
}

export interface CallContext {
  /** Reads a successful response's body as a stream instead of waiting for its end. */
  read?: (body: ReadableStream<Uint8Array>) => unknown;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

/** Throws an error that `refusal()` reads, or an aborted signal's reason. `baseUrl` is absolute. */
export function wireCall(route: WireRoute, send: Send, baseUrl: string): WireCall {
  return async (input, { signal, lastEventId, context } = {}) => {
    const parts = route.input ? (input as Parts) : partsOf(route, input);
    const request = requestOf(route, parts, baseUrl, signal);
    if (lastEventId) request.headers.set('Last-Event-ID', lastEventId);
    let response: Response;
    let content: unknown;
    try {
      response = await send(request);
      const stream = context?.read && response.ok ? response.body : null;
      content = stream ? context?.read?.(stream) : await contentOf(response);
    } catch (cause) {
      throw request.signal.aborted ? cause : unreachable(cause);
    }
    if (!response.ok) {
      const error = await errorFromWire(content, response.status);
      error.requestId = response.headers.get('X-Request-Id');
      throw error;
    }
    if (!route.output) return content;
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: content,
    };
  };
}

function partsOf({ method, path }: WireRoute, input: unknown): Parts {
  if (typeof input !== 'object' || input === null || input instanceof Blob) return { body: input };
  const fields = Object.entries(input);
  const inPath = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const rest = Object.fromEntries(fields.filter((field) => !inPath(field)));
  const params = Object.fromEntries(fields.filter(inPath));
  if (method === 'GET') return { params, query: rest };
  return method === 'DELETE' ? { params } : { params, body: rest };
}

function requestOf(
  { method, path }: WireRoute,
  { params = {}, query = {}, headers = {}, body }: Parts,
  baseUrl: string,
  signal: AbortSignal | undefined,
): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const url = new URL(baseUrl + filled);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const isFile = body instanceof Blob;
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) sent.set(name, value);
  }
  if (body !== undefined) {
    sent.set('Content-Type', isFile ? body.type || 'application/octet-stream' : 'application/json');
  }
  return new Request(url, {
    method,
    headers: sent,
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** JSON, a file, the text of a foreign error page, or undefined for an empty body. */
async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type');
  if (response.status === 204 || type === null) return undefined;
  if (type.includes('json')) return response.json();
  const [, name] =
    /filename="?([^";]*)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  if (name !== undefined) return new File([await response.blob()], name, { type });
  const text = await response.text();
  // The sign-in page of a public network answers every request with 200.
  if (response.ok) throw new TypeError('the response is not from the shop');
  return text;
}
