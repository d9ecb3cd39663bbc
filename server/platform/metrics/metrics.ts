import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../http/http-routes';
import type { RequestOutcome } from '../http/request-log';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Seconds: from a cached response to one that a visitor would not wait for. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricsDeps {
  /** The bearer token that may read the metrics. */
  token: string;
  readDepths: () => Promise<QueueDepths>;
}

export interface QueueDepths {
  orders: Record<string, number>;
  rows: Record<string, number>;
}

/** Every label comes from a closed list. Orders and rows are counted in the database at each scrape. */
export function createMetrics({ token, readDepths }: MetricsDeps): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'Time until a response begins, by the pattern of its route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_S,
    registers,
  });
  const refusals = new Counter({
    name: 'shop_refusals_total',
    help: 'Requests that the shop refused, by the code of the refusal',
    labelNames: ['code'] as const,
    registers,
  });
  const placements = new Counter({
    name: 'shop_order_requests_total',
    help: 'Requests to place an order: placed, replayed, refused, failed',
    labelNames: ['outcome'] as const,
    registers,
  });
  const orders = new Gauge({
    name: 'shop_orders',
    help: 'Orders in the database, by status',
    labelNames: ['status'] as const,
    registers,
  });
  const rows = new Gauge({
    name: 'shop_rows',
    help: 'Rows that expire, by table',
    labelNames: ['table'] as const,
    registers,
  });
  const isToken = tokenCheck(token);

  return {
    observe(outcome) {
      const { method, route, status, ms, refusal } = outcome;
      const labels = {
        method: METHODS.has(method) ? method : 'other',
        route,
        status: `${Math.floor(status / 100)}xx`,
      };
      durations.observe(labels, ms / 1000);
      if (refusal) refusals.inc({ code: refusal });
      const placement = placementOf(outcome);
      if (placement) placements.inc({ outcome: placement });
    },
    async serve(request) {
      if (!isToken(request.headers.get('Authorization'))) return undefined;
      const depths = await readDepths();
      for (const [status, count] of Object.entries(depths.orders)) orders.set({ status }, count);
      for (const [table, count] of Object.entries(depths.rows)) rows.set({ table }, count);
      return new Response(await registry.metrics(), {
        headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
      });
    },
  };
}

function placementOf({ method, route, status }: RequestOutcome): string | undefined {
  if (method !== 'POST' || route !== '/api/orders') return undefined;
  if (status === 201) return 'placed';
  if (status === 200) return 'replayed';
  return status < 500 ? 'refused' : 'failed';
}

/** Compares in constant time. */
function tokenCheck(token: string): (authorization: string | null) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Bearer ${token}`);
  return (authorization) => timingSafeEqual(digest(authorization ?? ''), expected);
}
