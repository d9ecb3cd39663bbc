import type { Database } from '../db/database';
import { api, requireCaller } from '../http/api-call';
import { keepLogs } from './keep-logs';
import { listLogs } from './log-store';

/** What the pages report of themselves; kept 7 days (spec §9). */
export function logRoutes({
  db,
  clock,
  newId,
}: {
  db: Database;
  clock: () => Date;
  newId: () => string;
}) {
  return api.logs.router({
    add: api.logs.add.handler(async ({ input, context }) => {
      const { userId } = requireCaller(context);
      await keepLogs(input.entries, userId, { db, clock, newId });
    }),
    list: api.logs.list.handler(({ input }) => listLogs(db, input, clock().toISOString())),
  });
}
