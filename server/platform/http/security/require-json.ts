import type { Context, MiddlewareHandler } from 'hono';
import { refusalResponse } from '../api/refusal-response';

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const issues = [{ path: '', message: 'Send it as Content-Type: application/json' }];

/**
 * Refuses bodies of other types than JSON, because browsers send those to other sites without a
 * preflight.
 * @param isFile whether a call takes a file, which has its own type.
 */
export function requireJson(isFile: (c: Context) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const isJson = JSON_TYPE.test(c.req.header('Content-Type') ?? '');
    if (isJson || isFile(c) || !hasBody(c.req.raw)) return next();
    return refusalResponse('bad_input', { issues });
  };
}

function hasBody({ headers, body }: Request): boolean {
  return headers.get('Content-Length') !== '0' && body !== null;
}
