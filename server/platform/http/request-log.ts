import type { Logger } from 'pino';
import type { RequestTrace } from './request-facts';

const QUIET = new Set(['/assets/*', '/healthz', '/readyz', '/metrics']);

export interface RequestOutcome extends RequestTrace {
  requestId: string;
  method: string;
  status: number;
  /** Milliseconds, with fractions. */
  ms: number;
}

/** The route's pattern, since a path may name an order, and never the query, which may hold a guest's token. */
export function logRequest(log: Logger, outcome: RequestOutcome): void {
  const level = outcome.status >= 500 ? 'error' : QUIET.has(outcome.route) ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const { method, status, ms, ...trace } = outcome;
  log[level]({ method, ...trace, status, ms: Math.round(ms * 10) / 10 });
}
