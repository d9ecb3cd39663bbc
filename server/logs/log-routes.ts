import type { Database } from '../db/database';
import { api, requireCaller } from '../http/api-call';
import { insertLogs, listLogs } from './log-store';

const LIFE_MS = 7 * 86_400_000;

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
      const expiresAt = new Date(clock().getTime() + LIFE_MS).toISOString();
      await insertLogs(
        db,
        input.entries.map(({ data, userAgent, timestamp, ...entry }) => ({
          ...entry,
          id: newId(),
          user_id: userId,
          data: JSON.stringify(data),
          user_agent: userAgent,
          timestamp: new Date(timestamp).toISOString(),
          expires_at: expiresAt,
        })),
      );
    }),
    list: api.logs.list.handler(({ input }) => listLogs(db, input, clock().toISOString())),
  });
}
