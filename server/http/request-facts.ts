import type { Logger } from 'pino';
import type { RefusalCode } from '../../shared/domain/refusals';

/** What becomes known of a request while it is answered: for its line in the log and the metrics. */
export interface RequestTrace {
  /** The pattern of the route, '/api/orders/{id}'; one of a fixed number. */
  route: string;
  /** Set once a token has been verified. */
  userId?: string;
  /** Set when the shop refused. */
  refusal?: RefusalCode;
}

/** What is known of a request before anything answers it. */
export interface RequestFacts {
  /** Made here, never taken from outside; every response carries it as `X-Request-Id`. */
  readonly requestId: string;
  /** The client's IP address, as far as `TRUST_PROXY` lets it be known. */
  readonly clientIp: string;
  /** The process's log, with the request's id on each line. */
  readonly log: Logger;
  readonly trace: RequestTrace;
}

/** Answers a request, or returns `undefined` to leave it to the next handler. */
export type RequestHandler = (
  request: Request,
  facts: RequestFacts,
) => Promise<Response | undefined>;
