import type { Logger } from 'pino';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { exportStreams, jsonList } from '../../platform/http/export-streams';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { closeDay, readDay, reopenDay } from './close-day';
import { paymentBatches } from './list-payments';
import { orderBatches } from './order-batches';
import { readMonth } from './read-month';
import { readReport } from './read-report';

interface ReportDeps extends WriteDeps {
  limits: RateLimits;
  log: Logger;
}

/** Read and encoded at a time, so that no list delays other requests. */
const BATCH_ROWS = 100;

export function reportRoutes({ db, clock, newId, limits, log }: ReportDeps) {
  const stream = exportStreams(log);
  return api.reports.router({
    read: api.reports.read.handler(async ({ input, context }) => {
      await limits.take('reports', requireAdmin(context).id);
      return readReport(db, input, clock(), context.language);
    }),
    readDay: api.reports.readDay.handler(async ({ input, context }) => {
      await limits.take('daySheets', requireAdmin(context).id);
      return readDay(db, input.date, clock());
    }),
    closeDay: api.reports.closeDay.handler(async ({ input, context }) => {
      const admin = requireAdmin(context);
      await limits.take('daySheets', admin.id);
      return closeDay(db, input, adminActor({ clock, newId }, admin));
    }),
    reopenDay: api.reports.reopenDay.handler(async ({ input, context }) => {
      const admin = requireAdmin(context);
      await limits.take('daySheets', admin.id);
      return reopenDay(db, input, adminActor({ clock, newId }, admin));
    }),
    readMonth: api.reports.readMonth.handler(async ({ input, context }) => {
      await limits.take('daySheets', requireAdmin(context).id);
      return readMonth(db, input.month, clock());
    }),
    listPayments: api.reports.listPayments.handler(async ({ input, context }) => {
      const { id } = requireAdmin(context);
      await limits.take('reports', id);
      return stream(id, jsonList('payments', paymentBatches(db, input)));
    }),
    listOrders: api.reports.listOrders.handler(async ({ input, context }) => {
      const { id } = requireAdmin(context);
      await limits.take('reports', id);
      return stream(id, jsonList('orders', orderBatches(db, input, BATCH_ROWS)));
    }),
  });
}
