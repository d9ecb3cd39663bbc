import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ORDER_STATUSES } from '../../shared/domain/order-status';
import type { Database } from '../db/database';
import type { Metrics } from '../http/http-routes';
import type { RequestOutcome } from '../http/request-log';
import { queueDepths } from './queue-depths';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Seconds: from an answer out of memory to one that a person gives up on. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricsDeps {
  /** Whoever sends it as a bearer token may read the figures. */
  token: string;
  db: Database;
}

/**
 * The figures of this process for Prometheus. Every label comes from a closed list: patterns of
 * routes, classes of statuses, codes of refusals. How many wait is read when somebody asks.
 */
export function createMetrics({ token, db }: MetricsDeps): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'Time until an answer begins, by the pattern of its route',
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
    help: 'Orders that were sent: placed, replayed, refused, failed',
    labelNames: ['outcome'] as const,
    registers,
  });
  const orders = new Gauge({
    name: 'shop_orders',
    help: 'Orders by status, as they stand in the database',
    labelNames: ['status'] as const,
    registers,
  });
  const rows = new Gauge({
    name: 'shop_rows',
    help: 'Rows that wait for their time to be over, by table',
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
    async answer(request) {
      if (!isToken(request.headers.get('Authorization'))) return undefined;
      const depths = await queueDepths(db);
      for (const status of ORDER_STATUSES) orders.set({ status }, depths.orders[status] ?? 0);
      for (const [table, count] of Object.entries(depths.rows)) rows.set({ table }, count);
      return new Response(await registry.metrics(), {
        headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
      });
    },
  };
}

/** What became of an order that was sent; undefined for any other request. */
function placementOf({ method, route, status }: RequestOutcome): string | undefined {
  if (method !== 'POST' || route !== '/api/orders') return undefined;
  if (status === 201) return 'placed';
  if (status === 200) return 'replayed';
  return status < 500 ? 'refused' : 'failed';
}

/** Compares in the same time whatever is sent. */
function tokenCheck(token: string): (authorization: string | null) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Bearer ${token}`);
  return (authorization) => timingSafeEqual(digest(authorization ?? ''), expected);
}
