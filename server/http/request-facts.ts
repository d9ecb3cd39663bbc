import type { Logger } from 'pino';

/** What is known of a request before anything answers it. */
export interface RequestFacts {
  /** Made here, never taken from outside; every answer carries it as `X-Request-Id`. */
  readonly requestId: string;
  /** The client's IP address, as far as `TRUST_PROXY` lets it be known. */
  readonly clientAddress: string;
  /** The process's log, with the request's id on each line. */
  readonly log: Logger;
}

/** Answers a request, or leaves it to the next one with `undefined`. */
export type RequestHandler = (
  request: Request,
  facts: RequestFacts,
) => Promise<Response | undefined>;
