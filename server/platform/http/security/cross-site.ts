import type { MiddlewareHandler } from 'hono';
import { refusalResponse } from '../api/refusal-response';

/** The shop's own origins: the public URL's and the one that served the page. */
export function ownOrigins(publicUrl: string, request: Request | undefined): string[] {
  return request ? [publicUrl, new URL(request.url).origin] : [publicUrl];
}

/**
 * Refuses requests that another site's page sends from its visitor's browser, because it could order
 * in the visitor's name. HTTP clients and older browsers send none of these headers and pass.
 */
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
