import type { MiddlewareHandler } from 'hono';
import { refusalResponse } from '../api/refusal-response';

export function ownOrigins(publicUrl: string, request: Request | undefined): string[] {
  return request ? [publicUrl, new URL(request.url).origin] : [publicUrl];
}

/** Another site's page could order in its visitor's name. HTTP clients and old browsers send no such header and pass. */
export function refuseCrossSite(publicUrl: string): MiddlewareHandler {
  return async (c, next) =>
    isCrossSite(c.req.raw, publicUrl) ? refusalResponse('forbidden', undefined) : next();
}

function isCrossSite(request: Request, publicUrl: string): boolean {
  const { method, headers } = request;
  const site = headers.get('Sec-Fetch-Site');
  // Pages cannot forge this header. It also covers a shop under a second hostname.
  if (site === 'same-origin') return false;
  const origin = headers.get('Origin');
  if (origin !== null && !ownOrigins(publicUrl, request).includes(origin)) return true;
  // A link from another site may open the API's documentation, which only the visitor can read.
  const isLink = method === 'GET' && headers.get('Sec-Fetch-Mode') === 'navigate';
  return site === 'cross-site' && !isLink;
}
