import type { Context, MiddlewareHandler } from 'hono';
import { refusalResponse } from '../api/refusal-response';

const CUT_OFF = { path: '', message: 'Not readable' };

/**
 * A body without `Content-Length` is read here up to the limit (bytes) and passed on. Hono's `bodyLimit`
 * answers 500 when a client disconnects meanwhile.
 */
export function limitBody(limitFor: (c: Context) => number): MiddlewareHandler {
  return async (c, next) => {
    const request = c.req.raw;
    const limit = limitFor(c);
    const declared = request.headers.get('Content-Length');
    if (declared !== null && !request.headers.has('Transfer-Encoding')) {
      return Number(declared) <= limit ? next() : refusalResponse('too_large', undefined);
    }
    if (!request.body) return next();
    const body = await readAtMost(request.body, limit).catch(() => 'cut off' as const);
    if (body === 'cut off') return refusalResponse('bad_input', { issues: [CUT_OFF] });
    if (!body) return refusalResponse('too_large', undefined);
    c.req.raw = withBody(request, body);
    return next();
  };
}

/** Undefined when the body is longer. */
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

/** The platform's Request cannot copy the server's. A browser's DELETE has an empty body without a length. */
function withBody({ url, method, headers, signal }: Request, body: Blob): Request {
  return new Request(url, { method, headers, signal, ...(body.size > 0 && { body }) });
}
