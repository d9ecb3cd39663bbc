import type { RequestFacts, RequestHandler } from '../request-facts';
import { asRefusal } from './api-errors';
import { refusalResponse } from './refusal-response';

/** A silent event stream sends a heartbeat this often: proxies close what is silent for a minute. */
export const HEARTBEAT_MS = 20_000;

/** Answers every request to `/api/*`: whatever happens, with JSON in the wire's form. */
export type ApiHandler = (request: Request, facts: RequestFacts) => Promise<Response>;

/**
 * Asks the handlers in turn. What none of them knows is `not_found`; what one of them throws is a
 * refusal when it is a DomainError, and else a bug: logged, and answered without a word about it.
 * HEAD is asked as GET (RFC 9110, 9.3.2): monitors send it. The body is left out by the server.
 */
export function createApiHandler(handlers: readonly RequestHandler[]): ApiHandler {
  const ask: ApiHandler = async (request, facts) => {
    try {
      for (const handle of handlers) {
        const response = await handle(request, facts);
        if (response) return response;
      }
      return refusalResponse('not_found', undefined);
    } catch (error) {
      const { code, data } = asRefusal(error, facts.log);
      return refusalResponse(code, data);
    }
  };
  return async (request, facts) => {
    if (request.method !== 'HEAD') return ask(request, facts);
    return endStream(await ask(new Request(request, { method: 'GET' }), facts));
  };
}

/** A stream that nobody reads would stay open. */
async function endStream(answer: Response): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith('text/event-stream')) return answer;
  await answer.body?.cancel();
  return new Response(null, answer);
}
