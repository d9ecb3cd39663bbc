import type { MiddlewareHandler } from 'hono';
import { refusalResponse } from '../api/refusal-response';

const CUT_OFF = { path: '', message: 'Not readable' };

/**
 * Refuses a request whose body is longer than its path allows. A body whose length is not told in
 * advance is read here, up to the limit, and handed on; a client that goes away meanwhile is no fault
 * of the shop.
 * @param limitFor bytes that a path takes.
 */
export function limitBody(limitFor: (path: string) => number): MiddlewareHandler {
  return async (c, next) => {
    const request = c.req.raw;
    const limit = limitFor(c.req.path);
    const told = request.headers.get('Content-Length');
    if (told !== null && !request.headers.has('Transfer-Encoding')) {
      return Number(told) <= limit ? next() : refusalResponse('too_large', undefined);
    }
    if (!request.body) return next();
    const body = await readAtMost(request.body, limit).catch(() => 'cut off' as const);
    if (body === 'cut off') return refusalResponse('bad_input', { issues: [CUT_OFF] });
    if (!body) return refusalResponse('too_large', undefined);
    c.req.raw = withBody(request, body);
    return next();
  };
}

/** Undefined when there is more. */
async function readAtMost(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Blob | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    parts.push(new Uint8Array(value));
  }
}

/**
 * Built from its parts: the server's own Request cannot be copied by the platform's. A DELETE of a
 * browser comes with an empty body and without a length.
 */
function withBody({ url, method, headers, signal }: Request, body: Blob): Request {
  return new Request(url, { method, headers, signal, ...(body.size > 0 && { body }) });
}
