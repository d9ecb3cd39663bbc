import { jsonBytes } from '../../../shared/domain/platform/json-bytes';
import type { WriteDeps } from '../db/database';
import { api, requireCaller } from '../http/api/api-call';
import type { RateLimits } from '../limits/rate-limits';
import { listLogs } from './log-store';
import { storeLogs } from './store-logs';

export function logRoutes({ limits, ...deps }: WriteDeps & { limits: RateLimits }) {
  const { db, clock } = deps;
  return api.logs.router({
    add: api.logs.add.handler(async ({ input, context }) => {
      const { userId } = requireCaller(context);
      const bytes = jsonBytes(input.entries);
      await limits.take('logEntries', userId, input.entries.length);
      await limits.take('logBytes', userId, bytes);
      await limits.take('logBytesByNetwork', context.clientIp, bytes);
      await storeLogs(input.entries, userId, deps);
    }),
    list: api.logs.list.handler(({ input }) => listLogs(db, input, clock().toISOString())),
  });
}
