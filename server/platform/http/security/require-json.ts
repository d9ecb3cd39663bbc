import type { Context, MiddlewareHandler } from 'hono';
import { refusalResponse } from '../api/refusal-response';

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const issues = [{ path: '', message: 'Send it as Content-Type: application/json' }];

/** Browsers send other types than JSON to other sites without a preflight. @param isFile its body has its own type. */
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
