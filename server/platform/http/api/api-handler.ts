import { languageOf, speakIn } from '../pages/page-language';
import type { RequestFacts, RequestHandler } from '../request-facts';
import { asRefusal } from './api-errors';
import { refusalResponse } from './refusal-response';

/** An idle event stream sends a heartbeat this often, because proxies close a stream after a silent minute. */
export const HEARTBEAT_MS = 20_000;

export type ApiHandler = (request: Request, facts: RequestFacts) => Promise<Response>;

/**
 * A path that no handler takes is `not_found`. HEAD is handled as GET (RFC 9110, 9.3.2). A call that a page makes
 * during its render is in English too, unless it says otherwise: pages of all languages share its response.
 */
export function createApiHandler(handlers: readonly RequestHandler[]): ApiHandler {
  const answer: ApiHandler = async (request, facts) => {
    try {
      for (const handler of handlers) {
        const response = await handler(request, facts);
        if (response) return response;
      }
      return refusalResponse('not_found', undefined);
    } catch (error) {
      const { code, data } = asRefusal(error, facts.log);
      return refusalResponse(code, data);
    }
  };
  const handle: ApiHandler = (request, facts) =>
    speakIn(languageOf(request), () => answer(request, facts));
  return async (request, facts) => {
    if (request.method !== 'HEAD') return handle(request, facts);
    return endStream(await handle(new Request(request, { method: 'GET' }), facts));
  };
}

/** Ends the stream of a HEAD request, which nobody reads, so it would stay open. */
async function endStream(response: Response): Promise<Response> {
  if (!response.headers.get('Cache-Control')?.includes('no-transform')) return response;
  await response.body?.cancel();
  return new Response(null, response);
}
