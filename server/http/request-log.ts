import type { Logger } from 'pino';
import type { RequestTrace } from './request-facts';

const QUIET = new Set(['/assets/*', '/healthz', '/readyz', '/metrics']);

/** What a request came to. */
export interface RequestOutcome extends RequestTrace {
  requestId: string;
  method: string;
  status: number;
  /** Milliseconds, with fractions. */
  ms: number;
}

/**
 * One line for each request. Its route is the pattern, for a path may name an order; never its query
 * (a guest's order is opened with a token there), its headers or its body. Files and probes are many
 * and say little: they are for `debug`.
 */
export function logRequest(log: Logger, outcome: RequestOutcome): void {
  const level = outcome.status >= 500 ? 'error' : QUIET.has(outcome.route) ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const { method, status, ms, ...trace } = outcome;
  log[level]({ method, ...trace, status, ms: Math.round(ms * 10) / 10 });
}
