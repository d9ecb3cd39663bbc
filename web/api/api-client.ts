import { contractRoutes } from 'virtual:contract-routes';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Contract } from '../../shared/contract';
import { errorFromWire, unreachable } from './refusal';

/** Every call of the contract as a function. Amounts are rupees here: see the `…-from-wire` files. */
export type Api = ContractRouterClient<Contract>;

/** Sends a request and answers its response; `fetch` itself, or the server's app inside the process. */
export type Send = (request: Request) => Promise<Response>;

/**
 * A client of the shop's API. A call that is refused, or that never arrives, throws what
 * `refusal()` reads.
 * @param baseUrl where `/api` is, absolute: 'https://cafe.example/api'.
 */
export function createApiClient(send: Send, baseUrl: string): Api {
  const link = new OpenAPILink(contractRoutes, {
    url: baseUrl,
    fetch: async (request) => {
      try {
        return await send(request);
      } catch (cause) {
        throw request.signal.aborted ? cause : unreachable(cause);
      }
    },
    customErrorResponseBodyDecoder: (body, { status }) => errorFromWire(body, status),
  });
  return createORPCClient<Api>(link);
}
