import type { Logger } from 'pino';
import type { WriteDeps } from '../../platform/db/database';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { exportStreams, jsonList } from '../../platform/http/export-streams';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { writeGstr1 } from './gstr1';
import { billBatches } from './list-bills';
import { readMonth } from './read-month';

interface BillDeps extends Pick<WriteDeps, 'db'> {
  limits: RateLimits;
  log: Logger;
}

export function billRoutes({ db, limits, log }: BillDeps) {
  const stream = exportStreams(log);
  return api.bills.router({
    list: api.bills.list.handler(async ({ input, context }) => {
      const { id } = requireAdmin(context);
      await limits.take('reports', id);
      return stream(id, jsonList('bills', billBatches(db, input)));
    }),
    readMonth: api.bills.readMonth.handler(async ({ input, context }) => {
      await limits.take('billMonths', requireAdmin(context).id);
      return readMonth(db, input.month);
    }),
    downloadTable: api.bills.downloadTable.handler(async ({ input, context }) => {
      await limits.take('billMonths', requireAdmin(context).id);
      return writeGstr1(db, input);
    }),
  });
}
