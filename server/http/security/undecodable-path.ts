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

function isDecodable(pathname: string): boolean {
  if (!pathname.includes('%')) return true;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
