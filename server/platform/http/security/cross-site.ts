import type { MiddlewareHandler } from 'hono';
import { refusalResponse } from '../api/refusal-response';
import type { ReadHeader } from '../encoding/prepared-response';

export function ownOrigins(publicUrl: string, request: Request | undefined): string[] {
  return request ? [publicUrl, new URL(request.url).origin] : [publicUrl];
}

/** Another site's page could order in its visitor's name. HTTP clients and old browsers send no such header and pass. */
export function refuseCrossSite(publicUrl: string): MiddlewareHandler {
  return async (c, next) =>
    isCrossSite(c.req.method, (name) => c.req.header(name), ownOrigins(publicUrl, c.req.raw))
      ? refusalResponse('forbidden', undefined)
      : next();
}

export function isCrossSite(
  method: string,
  readHeader: ReadHeader,
  ownOrigins: readonly string[],
): boolean {
  const site = readHeader('sec-fetch-site');
  // Pages cannot forge this header. It also covers a shop under a second hostname.
  if (site === 'same-origin') return false;
  const origin = readHeader('origin');
  if (typeof origin === 'string' && !ownOrigins.includes(origin)) return true;
  // A link from another site may open the API's documentation, which only the visitor can read.
  const isLink = method === 'GET' && readHeader('sec-fetch-mode') === 'navigate';
  return site === 'cross-site' && !isLink;
}
