import type { Logger } from 'pino';
import type { RefusalCode } from '../../shared/domain/refusals';

/** What becomes known of a request while it is answered: for its line in the log and the figures. */
export interface RequestTrace {
  /** The pattern of what answers, '/api/orders/{id}'; one of a fixed number. */
  route: string;
  /** Set once a token has been verified. */
  userId?: string;
  /** Set when the shop said no. */
  refusal?: RefusalCode;
}

/** Of a page that is made to be kept: whether an older answer of the shop's calls went into it. */
export interface MadeOf {
  anyOld: boolean;
}

/** What is known of a request before anything answers it. */
export interface RequestFacts {
  /** Made here, never taken from outside; every answer carries it as `X-Request-Id`. */
  readonly requestId: string;
  /** The client's IP address, as far as `TRUST_PROXY` lets it be known. */
  readonly clientIp: string;
  /** The process's log, with the request's id on each line. */
  readonly log: Logger;
  readonly trace: RequestTrace;
  /** Absent where the answer is for one client alone. */
  readonly madeOf?: MadeOf | undefined;
}

/** Answers a request, or leaves it to the next one with `undefined`. */
export type RequestHandler = (
  request: Request,
  facts: RequestFacts,
) => Promise<Response | undefined>;
