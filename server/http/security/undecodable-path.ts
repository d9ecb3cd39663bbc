import type { MiddlewareHandler } from 'hono';
import { refusalResponse } from '../api/refusal-response';

const issues = [{ path: '', message: 'The path is not percent-encoded UTF-8' }];

/** Refuses a path like '/%zz', which the pages' router would print on the console. */
export const refuseUndecodablePath: MiddlewareHandler = async (c, next) => {
  const { pathname } = new URL(c.req.url);
  if (isDecodable(pathname)) return next();
  if (pathname.startsWith('/api/')) return refusalResponse('bad_input', { issues });
  return c.text('Bad Request', 400);
};

/** Uses what it decodes: the build drops a call without a use, and its error with it. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
