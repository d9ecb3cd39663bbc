import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { Router } from '@orpc/server';
import type { Logger } from 'pino';
import type { Contract } from '../shared/contract';
import type { DomainError } from '../shared/domain/platform/refusals';
import type { CallContext, Caller } from './platform/http/api/api-call';
import { describeApi } from './platform/http/api/api-document';
import { asRefusal } from './platform/http/api/api-errors';
import { HEARTBEAT_MS } from './platform/http/api/api-handler';
import { refusalResponse } from './platform/http/api/refusal-response';
import { contractPatterns } from './platform/http/api/route-pattern';
import { PUBLIC_READS } from './platform/http/cache/public-reads';
import { languageOf } from './platform/http/pages/page-language';
import type { RequestHandler } from './platform/http/request-facts';

export type ApiRoutes = Router<Contract, CallContext>;

interface AttemptContext extends CallContext {
  log: Logger;
  /** Set when the call has failed. */
  refusal?: DomainError;
}

/**
 * Handles every request below /api except the identity service's.
 * @param identify the caller of a request's bearer token, null without one; throws `unauthorized`
 * for an invalid token.
 */
export function createApi(
  routes: ApiRoutes,
  identify: (request: Request) => Promise<Caller | null>,
  limits: CallContext['limits'],
): RequestHandler {
  const handler = new OpenAPIHandler<AttemptContext>(routes, {
    eventIteratorKeepAliveInterval: HEARTBEAT_MS,
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          context.refusal = asRefusal(error, context.log);
          throw error;
        }
      },
    ],
  });
  const describe = describeApi();
  const patternOf = contractPatterns();

  return async (request, { requestId, clientIp, log, trace }) => {
    const { pathname } = new URL(request.url);
    trace.route = patternOf(request.method, pathname) ?? trace.route;
    const described = await describe(request);
    if (described) return described;
    const caller = await identify(request);
    if (caller) trace.userId = caller.userId;
    const language = languageOf(request);
    const setCookies: string[] = [];
    const attempt: AttemptContext = {
      caller,
      requestId,
      clientIp,
      language,
      cookies: request.headers.get('Cookie'),
      userAgent: request.headers.get('User-Agent') ?? '',
      setCookie: (cookie) => void setCookies.push(cookie),
      limits,
      log,
    };
    const { response } = await handler.handle(request, { prefix: '/api', context: attempt });
    if (attempt.refusal) return refusalResponse(attempt.refusal.code, attempt.refusal.data);
    if (response?.status === 400) {
      const issues = [{ path: '', message: 'The request cannot be read' }];
      return refusalResponse('bad_input', { issues });
    }
    const isPublic = !attempt.caller && PUBLIC_READS.has(pathname);
    response?.headers.set('Cache-Control', isPublic ? 'no-cache' : 'no-store');
    for (const cookie of setCookies) response?.headers.append('Set-Cookie', cookie);
    if (response && !response.headers.has('Content-Type') && response.body) {
      response.headers.set('Content-Type', 'application/json');
      // Compressing it would collect the whole stream first.
      response.headers.set('Cache-Control', 'no-store, no-transform');
    }
    if (response?.headers.get('Content-Type')?.startsWith('text/event-stream')) {
      // Proxies must not change or buffer events.
      response.headers.set('Cache-Control', 'no-store, no-transform');
      response.headers.set('X-Accel-Buffering', 'no');
    }
    return response;
  };
}
