import type { HonoRequest } from 'hono';
import type { Logger } from 'pino';

const QUIET = /^\/(assets\/|healthz$|readyz$)/;

/**
 * One line for each request. Never its query (a guest's order is opened with a token there), its
 * headers or its body. Files and probes are many and say little: they are for `debug`.
 */
export function logRequest(log: Logger, request: HonoRequest, status: number, ms: number): void {
  const { method, path } = request;
  const level = QUIET.test(path) ? 'debug' : 'info';
  log[status >= 500 ? 'error' : level]({ method, path, status, ms: Math.round(ms * 10) / 10 });
}
