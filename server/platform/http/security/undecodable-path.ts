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

/** Uses the decoded value, because the build would drop an unused call and its error. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
