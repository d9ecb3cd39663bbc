import { asRefusal } from './api-errors';
import { refusalResponse } from './refusal-response';
import type { RequestFacts, RequestHandler } from './request-facts';

/** Answers every request to `/api/*`: whatever happens, with JSON in the wire's form. */
export type ApiHandler = (request: Request, facts: RequestFacts) => Promise<Response>;

/**
 * Asks the handlers in turn. What none of them knows is `not_found`; what one of them throws is a
 * refusal when it is a DomainError, and else a bug: logged, and answered without a word about it.
 */
export function createApiHandler(handlers: readonly RequestHandler[]): ApiHandler {
  return async (request, facts) => {
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
}
